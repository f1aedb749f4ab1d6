import { type CardLiteral, faceUp, type Tour, type ZoneRef } from '@masterplan/kernel';
import { kinds } from './index.ts';
import { isCard } from './kinds.ts';
import { beginsInTurn } from './tour-turns.ts';

/** What lies before a player when a tour begins. */
interface Side {
  readonly hero: string;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard?: readonly string[];
}

interface Common {
  readonly lineUp: readonly string[];
  readonly destroyed?: readonly string[];
  readonly contributed?: readonly string[];
}

const so = (n: number, kind: string): string[] => Array<string>(n).fill(kind);

/** What is left of some cards when others have been taken away, copy by copy. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`there are not so many copies of "${card}"`);
    left.splice(at, 1);
  }
  return left;
}

/** Every copy of the cards that are for sale in a mode, Kicks among them. */
const stockOf = (mode: 'base' | 'watchmen'): string[] =>
  kinds.flatMap((kind) => {
    const isSold = isCard(kind) && kind.dealt === 0 && !['super-villain', 'weakness'].includes(kind.type);
    return isSold && (mode === 'watchmen' || kind.set === 'base') ? so(kind.copies, kind.id) : [];
  });

const heroesOf = (mode: 'base' | 'watchmen'): string[] =>
  kinds.flatMap((kind) =>
    kind.family === 'super-hero' && (kind.set === 'watchmen') === (mode === 'watchmen') ? [kind.id] : [],
  );

const starters = kinds.flatMap((kind) => (isCard(kind) && kind.dealt > 0 ? [kind.id] : []));
const kicks = kinds.flatMap((kind) => (isCard(kind) && kind.always ? [kind.id] : []));
const weaknesses = kinds.flatMap((kind) => (kind.type === 'weakness' ? so(kind.copies, kind.id) : []));

const bySeat = (piles: readonly (readonly CardLiteral[])[]) => Object.fromEntries(piles.entries());

/** The zones that every game has, with every card in one of them: what is not laid out is in the main deck. */
function laid(mode: 'base' | 'watchmen', sides: readonly Side[], common: Common) {
  const { lineUp, destroyed = [], contributed = [] } = common;
  const owned = sides.flatMap(({ hand, deck, discard = [] }) => [...hand, ...deck, ...discard]);
  const left = without(stockOf(mode), [
    ...owned.filter((card) => !starters.includes(card) && !weaknesses.includes(card)),
    ...lineUp,
    ...destroyed,
    ...contributed,
  ]);
  return {
    mainDeck: left.filter((card) => !kicks.includes(card)),
    kicks: left.filter((card) => kicks.includes(card)),
    weaknesses: without(
      weaknesses,
      owned.filter((card) => weaknesses.includes(card)),
    ),
    lineUp,
    destroyed,
    contributed,
    heroes: without(
      heroesOf(mode),
      sides.map(({ hero }) => hero),
    ),
    superHero: bySeat(sides.map(({ hero }) => [hero])),
    hand: bySeat(sides.map(({ hand }) => hand)),
    deck: bySeat(sides.map(({ deck }) => deck)),
    discard: bySeat(sides.map(({ discard = [] }) => discard)),
  };
}

/** Hand and deck of a seat are known together: they were shuffled as one. */
const mixedOf = (sides: readonly Side[]): ZoneRef[][] =>
  sides.map((_, seat) => [
    { zone: 'hand', seat },
    { zone: 'deck', seat },
  ]);

const inTurn = [{ phase: 'turn', you: 0 }];

const baseSides: readonly Side[] = [
  {
    hero: 'superman',
    hand: ['kick', 'poison-ivy', 'punch', 'punch', 'vulnerability'],
    deck: [...so(5, 'punch'), ...so(2, 'vulnerability')],
  },
  {
    hero: 'batman',
    hand: [...so(3, 'punch'), 'harley-quinn', 'vulnerability'],
    deck: [...so(4, 'punch'), 'kick', ...so(2, 'vulnerability')],
  },
  {
    hero: 'aquaman',
    hand: [...so(3, 'punch'), 'robin', 'vulnerability'],
    deck: [...so(4, 'punch'), 'lasso-of-truth', ...so(2, 'vulnerability')],
  },
];

const mighty = ['lex-luthor', 'captain-cold', 'joker', 'deathstroke', 'darkseid', 'sinestro', 'black-manta'];
const villains = kinds.flatMap(({ id, type }) => (type === 'super-villain' ? [id] : []));

/**
 * The third round of the base game: some Power, an Attack and a choice of what to buy in the newcomer's hand and in the
 * Line-Up, and a Super-Villain that is just out of reach.
 */
const base: Tour = {
  id: 'base',
  seat: 0,
  position: {
    seats: 3,
    options: { mode: 'base' },
    zones: {
      ...laid('base', baseSides, {
        lineUp: ['gorilla-grodd', 'cape-and-cowl', 'aquamans-trident', 'catwoman', 'super-strength'],
      }),
      superVillains: [...mighty, faceUp('ras-al-ghul')],
      box: without(villains, [...mighty, 'ras-al-ghul']),
    },
    fields: { turn: 0, turns: beginsInTurn.base, villainUp: true },
    stack: inTurn,
    mixed: mixedOf(baseSides),
  },
};

/** What is dealt to four players of Watchmen besides their cards. */
interface Dealt {
  readonly role: 'loyal' | 'secret-mastermind';
  readonly plot: string;
  readonly machination: string;
  /** The Challenges in the order of their levels, and which is faced. */
  readonly challenges: readonly [string, string, string];
  readonly level: 1 | 2;
}

const idsOf = (family: 'plot' | 'machination'): string[] =>
  kinds.flatMap((kind) => (kind.family === family ? [kind.id] : []));

const challengesOf = (level: number): string[] =>
  kinds.flatMap((kind) => (kind.family === 'challenge' && kind.level === level ? [kind.id] : []));

/** Roles and Plots: the newcomer's, and the others' in any order, since they are dealt anew. */
function dealt({ role, plot, machination, challenges, level }: Dealt) {
  const [first = '', second = '', third = '', ...left] = without(idsOf('plot'), [plot]);
  const roles = without(['secret-mastermind', 'loyal', 'loyal', 'loyal'], [role]);
  return {
    loyalty: bySeat([role, ...roles].map((each) => [each])),
    plot: bySeat([plot, first, second, third].map((each) => [each])),
    plotDeck: left,
    machination: [machination],
    machinationDeck: without(idsOf('machination'), [machination]),
    challenge: [challenges[level - 1] ?? ''],
    challengeStack: challenges.slice(level).reverse(),
    beaten: challenges.slice(0, level - 1),
    level: bySeat(challenges.map((faced, i) => without(challengesOf(i + 1), [faced]))),
  };
}

interface Watch {
  readonly id: 'loyal' | 'mastermind';
  readonly sides: readonly Side[];
  readonly common: Common;
  readonly dealt: Dealt;
}

const watchTour = ({ id, sides, common, dealt: cards }: Watch): Tour => ({
  id,
  seat: 0,
  position: {
    seats: sides.length,
    options: { mode: 'watchmen' },
    zones: { ...laid('watchmen', sides, common), ...dealt(cards) },
    fields: { watchmen: true, turn: 0, turns: beginsInTurn[id] },
    stack: inTurn,
    mixed: mixedOf(sides),
  },
});

/**
 * The third round of Watchmen: two of the cards that are asked for are in the newcomer's hand, the last one is for sale. Each
 * of the eight turns under Rioting has destroyed a card, and somebody was denounced.
 */
const loyal = watchTour({
  id: 'loyal',
  sides: [
    {
      hero: 'nite-owl',
      hand: ['cape-and-cowl', 'catwoman', 'kick', 'punch', 'punch'],
      deck: [...so(5, 'punch'), ...so(3, 'vulnerability'), 'weakness'],
      discard: ['weakness'],
    },
    {
      hero: 'rorschach',
      hand: [...so(3, 'punch'), 'riddler', 'vulnerability'],
      deck: [...so(4, 'punch'), 'kick', ...so(2, 'vulnerability'), 'weakness'],
      discard: ['weakness'],
    },
    {
      hero: 'silk-spectre',
      hand: [...so(4, 'punch'), 'vulnerability'],
      deck: [...so(3, 'punch'), 'high-tech-hero', ...so(2, 'vulnerability'), 'weakness'],
      discard: ['weakness'],
    },
    {
      hero: 'ozymandias',
      hand: [...so(3, 'punch'), 'two-face', 'vulnerability'],
      deck: [...so(4, 'punch'), 'power-ring', ...so(2, 'vulnerability'), ...so(2, 'weakness')],
    },
  ],
  common: {
    lineUp: ['street-gang', 'nth-metal', 'zatanna-zatara', 'heat-vision', 'scarecrow'],
    contributed: [],
    destroyed: [
      ...['kid-flash', 'kid-flash', 'batmobile', 'batmobile'],
      ...['catwoman', 'harley-quinn', 'cheetah', 'lasso-of-truth'],
    ],
  },
  dealt: {
    role: 'loyal',
    plot: 'long-winter',
    machination: 'hired-hands',
    challenges: ['rioting', 'nixon', 'nuclear-clock'],
    level: 1,
  },
});

/**
 * The sixth round, seen by the Secret Mastermind: all that the Machination lists is in hand, to be played now or kept. Rioting
 * lasted nine turns: what it destroyed lies there with the cards that beat it, and nine denunciations were made. Since
 * then Nixon keeps a sixth card in the Line-Up.
 */
const mastermind = watchTour({
  id: 'mastermind',
  sides: [
    {
      hero: 'ozymandias',
      hand: ['solomon-grundy', 'bane', 'kick', 'punch', 'punch'],
      deck: [...so(3, 'punch'), 'scarecrow', 'vulnerability', ...so(2, 'weakness')],
      discard: ['suicide-squad', 'power-ring', 'punch', 'punch', 'vulnerability', 'vulnerability'],
    },
    {
      hero: 'nite-owl',
      hand: [...so(3, 'punch'), 'nth-metal', 'vulnerability'],
      deck: [...so(3, 'punch'), 'cape-and-cowl', 'heat-vision', 'vulnerability', ...so(2, 'weakness')],
      discard: ['kick', 'aquamans-trident', 'punch', 'vulnerability'],
    },
    {
      hero: 'silk-spectre',
      hand: [...so(3, 'punch'), 'catwoman', 'mera'],
      deck: [...so(3, 'punch'), 'super-speed', 'vulnerability', 'vulnerability', ...so(2, 'weakness')],
      discard: ['kick', 'swamp-thing', 'punch', 'vulnerability'],
    },
    {
      hero: 'dr-manhattan',
      hand: [...so(2, 'punch'), 'kick', 'kick', 'vulnerability'],
      deck: [...so(4, 'punch'), 'bulletproof', 'vulnerability', ...so(2, 'weakness')],
      discard: ['x-ray-vision', 'gorilla-grodd', 'punch', 'vulnerability', 'weakness'],
    },
  ],
  common: {
    lineUp: ['poison-ivy', 'supergirl', 'utility-belt', 'doomsday', 'batcave', 'zatanna-zatara'],
    contributed: ['robin', 'lasso-of-truth'],
    destroyed: [
      ...['kid-flash', 'kid-flash', 'catwoman', 'batmobile', 'lasso-of-truth', 'cheetah', 'harley-quinn'],
      ...['high-tech-hero', 'riddler', 'street-gang', 'super-speed', 'kick', 'green-arrow', 'nth-metal'],
    ],
  },
  dealt: {
    role: 'secret-mastermind',
    plot: 'borrowed-monsters',
    machination: 'hired-hands',
    challenges: ['rioting', 'nixon', 'alien-invasion'],
    level: 2,
  },
});

/** For newcomers: the base game, Watchmen as a Loyal player, and Watchmen as the Secret Mastermind. */
export const tours: readonly Tour[] = [base, loyal, mastermind];
