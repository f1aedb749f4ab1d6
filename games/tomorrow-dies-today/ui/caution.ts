import { wordIn } from '@masterplan/boards/aims';
import type { Caution } from '@masterplan/boards/playable';
import { DECLINE, DONE, firstOf, newest, type Option, secondOf } from '@masterplan/kernel';
import { BASES, LOOSE } from '../rules/board.ts';
import { inMask, missionAt, sizeOf, statusAt } from '../rules/facts.ts';
import { nameIn } from './face.ts';
import { missionGoal, teamName, verdictOf } from './plan.ts';
import type { BoardProps } from './props.ts';
import { slotsOf } from './read.ts';
import { words } from './words/asides.ts';

export type Asked = Pick<BoardProps, 'lens' | 'language'> & { readonly options: readonly Option[] };

/**
 * A word before Coordination ends without a Squad, a numbered marker goes where nobody can deploy, Squads go that are too weak where
 * others would be enough, and a Mission is left that could be Completed.
 */
export function cautionOf(asked: Asked, option: Option): Caution | undefined {
  const say = words.in(asked.language);
  const slip = slipOf(asked, option);
  return slip === undefined
    ? undefined
    : { title: say.slipTitle, words: [slip], goOn: say.slipGoOn, anyway: say.slipAnyway };
}

function slipOf(asked: Asked, option: Option): string | undefined {
  const { lens, language } = asked;
  const say = words.in(language);
  if (option === DONE && lens.frame.verb === 'coordination') {
    const hasNobody = slotsOf(lens, lens.viewer).length === 0 && sizeOf(lens, lens.viewer, LOOSE) > 0;
    return hasNobody ? say.slipNoSquad : undefined;
  }
  if (option === DECLINE && lens.frame.verb === 'completing') return say.slipLeave;
  switch (wordIn(lens, option)) {
    case 'stage':
      return slipOfMarker(asked, option);
    case 'deploy':
      return slipOfDeploying(asked, option);
    default:
      return undefined;
  }
}

/** Nobody deploys to an Inactive Mission. */
function slipOfMarker({ lens, language }: Asked, option: Option): string | undefined {
  const kind = lens.kind(firstOf(option));
  const place = secondOf(option);
  const isNumbered = kind?.type === 'marker' && kind.phase > 0;
  if (!isNumbered || place >= BASES || statusAt(lens, place) !== 'inactive') return undefined;
  return words.in(language).slipInactive;
}

/** Others that can be paid for would be enough. */
function slipOfDeploying({ lens, language, options }: Asked, option: Option): string | undefined {
  const goal = missionGoal(lens, lens.viewer);
  if (goal === undefined || newest(lens.stack, { name: 'funding' }) === undefined) return undefined;
  const lacking = (slots: readonly number[]) => verdictOf(lens, lens.viewer, slots, goal)?.lacks.length ?? 0;
  if (lacking(inMask(firstOf(option))) === 0) return undefined;
  const better = options.find(
    (each) => wordIn(lens, each) === 'deploy' && lacking(inMask(firstOf(each))) === 0,
  );
  const kind = missionAt(lens, goal);
  if (better === undefined || kind === undefined) return undefined;
  const say = words.in(language);
  return say.slipWeak(
    teamName(say.base, inMask(firstOf(better))),
    nameIn({ game: lens.game, language }, kind),
  );
}
