import { oneOf, optional } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { attributes } from '../../content/kinds.ts';
import { at, clause, each, moreOf, squadWithYou } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

const squadsSaid = {
  'every squad': each('squad', { of: you }),
  'small squad': each('squad', { of: you, adjectives: ['of-up-to-three'] }),
  'your squad': squadWithYou,
};

/** Squads have more of an Attribute: all of yours, the small ones or the one with your Named Henchman, perhaps on headquarters only. */
export const strengthen = verb(
  'strengthen',
  {
    attribute: oneOf(...attributes),
    by: oneOf(1, 2, 3),
    who: oneOf('every squad', 'small squad', 'your squad'),
    where: optional(oneOf('headquarters')),
  },
  {
    ...lasting,
    say({ attribute, by, who, where }) {
      const said = clause('have', squadsSaid[who], undefined, { how: moreOf(attribute, by) });
      return where === undefined ? said : at('on-headquarters', said);
    },
  },
);
