import type { AnyRegistered } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { watchmen } from '@masterplan/watchmen';

/** Every game that registered: each gets the whole conformance suite. */
export const games: readonly AnyRegistered[] = [masterPlan, watchmen];
