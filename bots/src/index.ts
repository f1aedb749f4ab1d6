export { accountOf } from './account.ts';
export { answering, type Worth } from './answering.ts';
export type * from './contract.ts';
export { type Course, Driver } from './driver.ts';
export { botsOf } from './levels.ts';
export { program } from './program.ts';
export { anyOf, randomBot } from './random.ts';
export { answerOf, type Reply, replyOf } from './reply.ts';
