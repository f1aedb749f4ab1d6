export { accountOf } from './account.ts';
export { answerOf, type Bot, type Bots, type Reply, replyOf } from './bot.ts';
export { type Course, Driver } from './driver.ts';
export { anyOf, randomBot } from './random.ts';
export { masterPlanBots, watchmenBots } from './rosters.ts';
