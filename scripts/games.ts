import type { AnyRegistered } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';

/** Every game that registered: each gets the whole conformance suite. */
export const games: readonly AnyRegistered[] = [masterPlan];
