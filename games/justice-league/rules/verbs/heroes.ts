import { DO_WORD, type Frame, firstOf, NOT_ANY, oneOf, sentences } from '@masterplan/kernel';
import { doneBy } from '@masterplan/kernel/words';
import { a, adjacentRegion, another, each, hereOf, nearOf, player, thatOne } from '../../text/words.ts';
import { bindings, type Reader, word } from '../board.ts';
import { verb } from '../kit.ts';
import { heroesOf, isDown, neighbours, placeOf } from '../questions.ts';

type Who = 'one' | 'another' | 'each' | 'each-other' | 'that';
type Where = 'here' | 'adjacent' | 'near' | 'there' | 'anywhere';

/** Heroes do something: all who are meant, one that is chosen, or the one a crisis speaks of. None who lies defeated (JL-C12). */
export const heroes = verb(
  'heroes',
  {
    who: oneOf('one', 'another', 'each', 'each-other', 'that'),
    where: oneOf('here', 'adjacent', 'near', 'there', 'anywhere'),
    to: sentences,
  },
  {
    forced: 'taken',
    choices(lens, _seat, frame, offers, { who, where }) {
      const meant = heroesMeant(lens, frame, who, where);
      if (who === 'one' || who === 'another') for (const hero of meant) offers.yes(word.hero, hero);
      else if (meant.length > 0) offers.yes(DO_WORD);
    },
    run(table, frame, { who, where }, _seat, option) {
      const meant =
        who === 'one' || who === 'another' ? [firstOf(option)] : heroesMeant(table, frame, who, where);
      const from =
        bindings.place.of(frame) === NOT_ANY ? placeOf(table, frame.you) : bindings.place.of(frame);
      for (const hero of meant.reverse()) bindings.place.set(table.perform(frame, 'to', hero), from);
    },
    say: ({ who, where, to }, says) => doneBy(heroesPhrase(who, where), says(to)),
  },
);

function heroesMeant(reader: Reader, frame: Frame, who: Who, where: Where): number[] {
  const isMeant = (hero: number): boolean => {
    if (isDown(reader, hero)) return false;
    if (who === 'that') return hero === bindings.hero.of(frame);
    if ((who === 'another' || who === 'each-other') && hero === frame.you) return false;
    return isThere(reader, frame, where, placeOf(reader, hero));
  };
  return heroesOf(reader).filter(isMeant);
}

function isThere(reader: Reader, frame: Frame, where: Where, place: number): boolean {
  const here = where === 'there' ? bindings.place.of(frame) : placeOf(reader, frame.you);
  switch (where) {
    case 'here':
    case 'there':
      return place === here;
    case 'adjacent':
      return neighbours(reader, here).includes(place);
    case 'near':
      return place === here || neighbours(reader, here).includes(place);
    case 'anywhere':
      return true;
  }
}

function heroesPhrase(who: Who, where: Where) {
  if (who === 'that') return thatOne('hero');
  const count = who === 'one' ? a : who === 'another' ? another : each;
  const adjectives = who === 'each-other' ? (['other'] as const) : [];
  switch (where) {
    case 'here':
      return count('hero', { adjectives, in: hereOf(player) });
    case 'there':
      return count('hero', { adjectives: [...adjectives, 'there'] });
    case 'adjacent':
      return count('hero', { adjectives, in: adjacentRegion });
    case 'near':
      return count('hero', { adjectives, in: nearOf(player) });
    case 'anywhere':
      return count('hero', { adjectives });
  }
}
