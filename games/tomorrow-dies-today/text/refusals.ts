import { type Blocked, nth } from '@masterplan/kernel';
import type { Voice } from './voice.ts';

/** Why a candidate is not possible, by the clause that forbids it. */
export function refusalText({ say: { refusal } }: Voice, { clause, facts }: Blocked): string {
  switch (clause) {
    case 'TD-11.1':
      return refusal.noPoint;
    case 'TD-11.2':
      return refusal.noInfamy(nth(facts, 0));
    case 'TD-12.1':
    case 'TD-13.1':
      return refusal.notHome;
    case 'TD-12.2':
      return refusal.noEspionage(nth(facts, 0));
    case 'TD-13.2':
      return refusal.noData(nth(facts, 0));
    case 'TD-13.5':
      return refusal.used;
    case 'TD-13.6':
    case 'TD-24.9':
      return refusal.noCorruption(nth(facts, 0));
    case 'TD-C3':
      return refusal.noPay;
    case 'TD-C20':
      return refusal.forbidden;
    case 'TD-14.6':
      return refusal.tooMany;
    case 'TD-18.6':
      return refusal.noFunding(nth(facts, 0));
    case 'TD-19.8':
      return refusal.crowded;
    case 'TD-21.7':
      return refusal.notAlone;
    case 'TD-23.9':
      return refusal.noSpoils;
    case 'TD-23.14':
      return refusal.tooWeak;
    default:
      throw new Error(`nothing is worded for a refusal by ${clause}`);
  }
}
