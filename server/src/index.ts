export { StartError, type StartFault } from './faults.ts';
export { type Log, logTo } from './log.ts';
export { type Rate, type Rates, usualRates } from './people/limits.ts';
export { type Offered, programsIn } from './programs/programs.ts';
export { type ServeIo, type ServePlaces, serveCommand } from './serve.ts';
export { type RunningServer, type ServerSetting, startServer } from './server.ts';
