import { type Checked, checkIds, type Fault } from '@masterplan/kernel';
import {
  type Card,
  type CardPrint,
  type Challenge,
  type ChallengePrint,
  cardOf,
  challengeOf,
  type HeroPrint,
  type Kind,
  loyaltyOf,
  machinationOf,
  parts,
  plotOf,
  type SuperHero,
  superHeroOf,
} from './kinds.ts';
import { pack } from './prints.ts';

type Pack = Checked<typeof pack>;

/** Cards that a game cannot be laid out with fewer of: a Line-Up, hands, and somebody to be. */
const LEAST = { mainDeck: 20, superVillains: 1, superHeroes: 5, starters: 5, copies: 20 } as const;
/** Cards that are too many to shuffle, and starters that are too many for a hand to come round. */
const MOST = { mainDeck: 600, superVillains: 60, superHeroes: 60, starters: 30, copies: 1000 } as const;

/** The kinds of a pack, or all that is wrong with it. */
export function kindsFrom(data: unknown): { readonly kinds: Kind[] } | { readonly faults: Fault[] } {
  const faults: Fault[] = [];
  if (!pack(data, '', faults)) return { faults };
  const { game: _game, ...lists } = data;
  checkIds(lists, faults);
  checkCounts(data, faults);
  checkSentences(data, faults);
  if (faults.length > 0) return { faults };
  return {
    kinds: [
      ...data.cards.map(cardOf),
      ...data.superHeroes.map(superHeroOf),
      ...data.challenges.map(challengeOf),
      ...data.plots.map(plotOf),
      ...data.machinations.map(machinationOf),
      ...data.loyalties.map(loyaltyOf),
    ],
  };
}

function checkCounts({ cards, superHeroes }: Pack, faults: Fault[]): void {
  const total = (of: readonly CardPrint[], count: (card: CardPrint) => number) =>
    of.reduce((sum, card) => sum + count(card), 0);
  const isMain = ({ type, dealt, always }: CardPrint) =>
    !dealt && !always && type !== 'weakness' && type !== 'super-villain';
  const found = {
    mainDeck: total(cards.filter(isMain), ({ copies }) => copies),
    superVillains: cards.filter(({ type }) => type === 'super-villain').length,
    superHeroes: superHeroes.length,
    starters: total(cards, ({ dealt = 0 }) => dealt),
    copies: total(cards, ({ copies }) => copies),
  };
  for (const what of ['mainDeck', 'superVillains', 'superHeroes', 'starters', 'copies'] as const)
    if (found[what] < LEAST[what] || found[what] > MOST[what])
      faults.push({ path: what, code: 'not-a-list', expected: `${LEAST[what]}–${MOST[what]}` });
}

/** Most sentences on all cards together, some times as many as on ours: each is composed in every language. */
const SENTENCES = 500;

function checkSentences({ game, ...lists }: Pack, faults: Fault[]): void {
  if (sentencesIn(lists) > SENTENCES)
    faults.push({ path: `${game}.do`, code: 'not-a-list', expected: `0–${SENTENCES}` });
}

/** Everything with a verb is a sentence. */
function sentencesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'do' in value && typeof value.do === 'string' ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + sentencesIn(part), own);
}

/** The kinds as a pack writes them: what is usual is left out. */
export const written = (kinds: readonly Kind[]) => ({
  cards: kinds.flatMap((kind) => (kind.family === 'card' ? [printOf(kind)] : [])),
  superHeroes: kinds.flatMap((kind) => (kind.family === 'super-hero' ? [heroPrintOf(kind)] : [])),
  challenges: kinds.flatMap((kind) => (kind.family === 'challenge' ? [challengePrintOf(kind)] : [])),
  plots: kinds.flatMap((kind) => (kind.family === 'plot' ? [bare(kind)] : [])),
  machinations: kinds.flatMap((kind) => (kind.family === 'machination' ? [bare(kind)] : [])),
  loyalties: kinds.flatMap((kind) => (kind.family === 'loyalty' ? [bare(kind)] : [])),
});

const bare = <K extends Kind>({ family: _family, type: _type, ...print }: K): Omit<K, 'family' | 'type'> =>
  print;

const heroPrintOf = ({ family: _family, type: _type, goesFirst, ...print }: SuperHero): HeroPrint =>
  goesFirst ? { ...print, goesFirst } : print;

const challengePrintOf = ({ family: _f, type: _t, blanks, says, ...print }: Challenge): ChallengePrint => ({
  ...print,
  ...(blanks ? { blanks } : {}),
  ...Object.fromEntries(Object.entries(says).filter(([, sentences]) => sentences.length > 0)),
});

function printOf({
  family: _family,
  says,
  worth,
  dealt,
  always,
  attacks: _attacks,
  defense,
  starts,
  ongoing,
  ...print
}: Card): CardPrint {
  const filled = parts.filter((part) => says[part].length > 0).map((part) => [part, says[part]]);
  return {
    ...print,
    ...(worth === undefined ? {} : { worth }),
    ...(dealt === 0 ? {} : { dealt }),
    ...(always ? { always } : {}),
    ...(defense === undefined ? {} : { defense }),
    ...(starts ? { starts } : {}),
    ...(ongoing.length === 0 ? {} : { ongoing }),
    ...Object.fromEntries(filled),
  };
}
