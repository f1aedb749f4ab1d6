export { StartError, type StartFault } from './faults.ts';
export { type Rate, type Rates, usualRates } from './limits.ts';
export { type Log, logTo } from './log.ts';
export type { Shelved, Sitting } from './rules/contract.ts';
export type { Offered } from './rules/programs.ts';
export { type Offer, shelve } from './rules/shelve.ts';
export { type ServeIo, type ServePlaces, serveCommand } from './serve.ts';
export { type RunningServer, type ServerSetting, startServer } from './server.ts';
