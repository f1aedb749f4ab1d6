import { aimsOf, wordIn } from '@masterplan/boards/aims';
import type { Caution } from '@masterplan/boards/playable';
import { DECLINE, DONE, nth, type Option } from '@masterplan/kernel';
import {
  chancesOf,
  confronted,
  isDown,
  isHero,
  isSure,
  MOST_WOUNDS,
  openAbilities,
  placeOf,
  readyOf,
} from '../rules/facts.ts';
import { nameIn } from './face.ts';
import type { BoardProps } from './props.ts';
import { atWork, isConfronting, powerAt, triedWith, type View } from './read.ts';
import { words } from './words/index.ts';

type Asked = Pick<BoardProps, 'lens' | 'language'>;

/**
 * A word before a hero stops although an ability could be overcome without a roll, passes a power, rolls with hardly a hope or
 * with more to lose than to win, or goes to Darkseid when one more wound is the end.
 */
export function cautionOf(asked: Asked, option: Option): Caution | undefined {
  const say = words.in(asked.language);
  const { slipGoOn: goOn, slipAnyway: anyway } = say;
  const stopping = slipOf(asked, option);
  if (stopping !== undefined) return { title: say.slipTitle, words: [stopping], goOn, anyway };
  const risks = risksOf(asked, option);
  return risks.length === 0 ? undefined : { title: say.slipRiskTitle, words: risks, goOn, anyway };
}

/** What would be left undone. */
function slipOf({ lens, language }: Asked, option: Option): string | undefined {
  const say = words.in(language);
  if (option === DONE && isConfronting(lens)) {
    const sure = openAbilities(lens, confronted(lens)).find((ability) =>
      isSure(lens, ability, readyOf(lens, lens.viewer, ability)),
    );
    return sure === undefined ? undefined : say.slipSure(say.abilities[sure]);
  }
  const card = lens.frame.verb === 'power' ? atWork(lens) : undefined;
  const power = card === undefined ? undefined : powerAt(lens, card);
  return option === DECLINE && power !== undefined
    ? say.slipPass(nameIn({ game: lens.game, language }, power))
    : undefined;
}

/** What could come of a roll, or of a way. */
function risksOf({ lens, language }: Asked, option: Option): string[] {
  const say = words.in(language);
  if (isIntoDanger(lens, option)) return [say.slipWounded];
  const tried = triedWith(lens, option);
  if (tried?.ability === undefined) return [];
  const { of, overcome, down } = chancesOf(lens, lens.viewer, tried.ability, tried.tokens);
  return [
    ...(of > 1 && overcome * 6 <= of ? [say.slipSymbol] : []),
    ...(down > overcome ? [say.slipFall(down, of)] : []),
  ];
}

/** A hero whom one more wound defeats would go where Darkseid stands. */
function isIntoDanger(lens: View, option: Option): boolean {
  const { viewer, fields } = lens;
  if (wordIn(lens, option) !== 'go' || !isHero(lens, viewer) || isDown(lens, fields.darkseid)) return false;
  const [aim] = aimsOf(lens, option);
  return aim?.at === placeOf(lens, fields.darkseid) && nth(fields.wounds, viewer) === MOST_WOUNDS - 1;
}
