export { damageShared, missingIn } from './agents.ts';
export { buildPrice } from './building.ts';
export { damageIn } from './casualties.ts';
export {
  attackPlace,
  attackPlaces,
  conflictIn,
  effectNamed,
  SLOT_STEP,
  stolenIn,
  strikersAt,
} from './conflict/index.ts';
export { hasActed } from './coordination.ts';
export { meetingPlace } from './dealings.ts';
export { goalOf } from './deployment.ts';
export { partnerOf, stockAt } from './exchange.ts';
export { priceOf } from './fares.ts';
export { isEarly } from './funding.ts';
export { listedIn, resourceOf } from './goods.ts';
export { inMask } from './masks.ts';
export { corruptPrice } from './missions.ts';
export { areTeamMates, seatsOf, teamOf } from './order.ts';
export { areJobs, removePrice, switchPrice } from './plotting.ts';
export * from './questions.ts';
export { recruitIn } from './recruiting.ts';
export { rewardAt, splitIn } from './rewards.ts';
export { scoreOf } from './scoring.ts';
export { isLeadersCall } from './spoils.ts';
export { agentPath } from './tiles.ts';
export { triggersOn } from './triggers.ts';
