import { wordIn } from '@masterplan/boards/aims';
import { firstOf, type Language, NOT_ANY, type Option, secondOf } from '@masterplan/kernel';
import { agencies } from '../content/kinds.ts';
import { BASES } from '../rules/board.ts';
import { agentPath, attackPlace, inMask } from '../rules/facts.ts';
import { attributeIn } from './face.ts';
import { mostSuccesses } from './fight.ts';
import { bestAt, missionGoal, teamName, type Verdict, verdictOf } from './plan.ts';
import type { View } from './read.ts';
import { words } from './words/asides.ts';

/** What would come of laying a marker, of deploying Squads, or of a fight: who is enough for it, what is lacking, what it costs. */
export function noteOf(lens: View, option: Option, language: Language): string | undefined {
  switch (wordIn(lens, option)) {
    case 'deploy':
      return noteOnDeploying(lens, inMask(firstOf(option)), language);
    case 'attack':
      return noteOnAttacking(
        lens,
        firstOf(option),
        attackPlace(lens, lens.viewer, firstOf(option)),
        language,
      );
    case 'attackAt':
      return noteOnAttacking(lens, firstOf(option), secondOf(option), language);
    case 'stage':
      return noteOnStaging(lens, firstOf(option), secondOf(option), language);
    default:
      return undefined;
  }
}

function noteOnDeploying(lens: View, slots: readonly number[], language: Language): string | undefined {
  const goal = missionGoal(lens, lens.viewer);
  const verdict = goal === undefined ? undefined : verdictOf(lens, lens.viewer, slots, goal);
  if (verdict === undefined) return undefined;
  const say = words.in(language);
  if (verdict.lacks.length > 0) return say.noteLacks(lacksSaid(lens, verdict, language));
  return verdict.does === 'complete' ? say.completes : say.generates;
}

/** How many successes the viewer could strike with, and how many the other could defend with. */
function noteOnAttacking(lens: View, other: number, place: number, language: Language): string | undefined {
  if (place === NOT_ANY) return undefined;
  const strikes = mostSuccesses(lens, lens.viewer, place, 'strike');
  const parries = mostSuccesses(lens, other, place, 'defend');
  return words.in(language).noteAttack(strikes, parries);
}

/** Of a numbered marker: the best that the viewer's Squads could do there, and whether an Agent will be there by then. */
function noteOnStaging(lens: View, card: number, place: number, language: Language): string | undefined {
  const kind = lens.kind(card);
  if (kind?.type !== 'marker' || kind.phase === 0 || place >= BASES) return undefined;
  const say = words.in(language);
  const verdict = bestAt(lens, lens.viewer, place);
  if (verdict === undefined) return undefined;
  const who = teamName(say.base, verdict.slots);
  const isWatched = agencies.some((agency) => agentPath(lens, agency)[kind.phase - 1] === place);
  const said =
    verdict.lacks.length === 0
      ? say.noteEnough(who, verdict.price)
      : say.noteShort(who, lacksSaid(lens, verdict, language));
  return isWatched ? say.noteAgent(said) : said;
}

const lacksSaid = (lens: View, { lacks }: Verdict, language: Language): string =>
  lacks.map(({ attribute, n }) => `${n} ${attributeIn({ game: lens.game, language }, attribute)}`).join(', ');
