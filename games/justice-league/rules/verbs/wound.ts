import { DO_WORD, type Frame, firstOf, oneOf, optional, whole } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { a, another, clause, counted, energyOf, hereOf, nearOf, thatOne } from '../../text/words.ts';
import { bindings, type Reader, word } from '../board.ts';
import { wound as woundHero } from '../defeat.ts';
import { verb } from '../kit.ts';
import { heroesOf, isDown, isRegion, neighbours, placeOf } from '../questions.ts';
import { payEnergy } from '../tokens.ts';
import { paidEnergy } from './paid.ts';

const inflict = deed({
  en: { base: 'deal', participle: 'dealt', to: 'to' },
  fr: er('infliger', { to: 'à' }),
});

type Whom = 'you' | 'that' | 'here' | 'near' | 'another-near' | 'anywhere';

/** Wounds: to oneself, to the hero a crisis speaks of, or to one that Darkseid chooses (JL-2.26, JL-9.1). */
export const wound = verb(
  'wound',
  {
    n: whole(1, 3),
    whom: oneOf('you', 'that', 'here', 'near', 'another-near', 'anywhere'),
    price: optional(whole(1, 3)),
  },
  {
    brings: [paidEnergy],
    forced: 'taken',
    choices(lens, seat, frame, offers, { whom, price = 0 }) {
      if (price > lens.fields.energy) return;
      if (whom === 'you' || whom === 'that') offers.yes(DO_WORD);
      else for (const hero of heroesIn(lens, seat, frame, whom)) offers.yes(word.hero, hero);
    },
    run(table, frame, { n, whom, price = 0 }, seat, option) {
      if (price > 0) {
        payEnergy(table, price);
        table.tell(paidEnergy, seat, [], price);
      }
      const hero = whom === 'you' ? seat : whom === 'that' ? bindings.hero.of(frame) : firstOf(option);
      bindings.hero.set(frame, hero);
      woundHero(table, hero, n);
    },
    say({ n, whom, price }) {
      const wounds = counted(n, 'wound');
      if (whom === 'you') return clause('suffer', you, wounds);
      if (whom === 'that') return clause('suffer', thatOne('hero'), wounds);
      const deed = clause(inflict, you, wounds, { to: heroPhrase(whom) });
      return price === undefined ? deed : clause('pay', you, energyOf(price), { purpose: deed });
    },
  },
);

function heroesIn(reader: Reader, seat: number, frame: Frame, whom: Whom): number[] {
  const here = placeOf(reader, seat);
  return heroesOf(reader).filter((hero) => {
    const place = placeOf(reader, hero);
    if (isDown(reader, hero)) return false;
    if (whom === 'anywhere') return isRegion(place);
    if (whom === 'another-near' && hero === bindings.hero.of(frame)) return false;
    return place === here || (whom !== 'here' && neighbours(reader, here).includes(place));
  });
}

function heroPhrase(whom: Exclude<Whom, 'you' | 'that'>) {
  switch (whom) {
    case 'here':
      return a('hero', { in: hereOf() });
    case 'near':
      return a('hero', { in: nearOf() });
    case 'another-near':
      return another('hero', { in: nearOf() });
    case 'anywhere':
      return a('hero', { adjectives: ['in-any-region'] });
  }
}
