import {
  again,
  anyOf,
  belongingTo,
  type Called,
  called,
  having,
  type Named,
  otherThan,
  type Phrase,
  type Restriction,
  type Several,
  type Things,
  vocabulary,
  you,
} from '@masterplan/kernel/words';
import type { CardType, Filter } from '../content/filters.ts';
import type { Per } from '../content/sentences.ts';

/** The words of the cards, in English. */
const {
  say,
  text,
  bringFrench: bring,
} = vocabulary({
  nouns: {
    power: { one: 'Power', many: 'Power', unit: true },
    'point-of-power': { one: 'Power', many: 'Power', unit: true },
    'points-of-power': { one: 'Power', many: 'Power', unit: true },
    vp: { one: 'victory point', many: 'victory points' },
    foe: { one: 'foe', many: 'foes', person: true },
    neighbour: { one: 'left neighbour', many: 'left neighbours', person: true },
    'line-up': { one: 'Line-Up', many: 'Line-Ups' },
    'main-deck': { one: 'main deck', many: 'main decks' },
    starter: { one: 'Starter', many: 'Starters' },
    hero: { one: 'Hero', many: 'Heroes' },
    villain: { one: 'Villain', many: 'Villains' },
    equipment: { one: 'Equipment', many: 'Equipment' },
    'super-power': { one: 'Super Power', many: 'Super Powers' },
    location: { one: 'Location', many: 'Locations' },
    'super-villain': { one: 'Super-Villain', many: 'Super-Villains' },
    'super-hero': { one: 'Super Hero', many: 'Super Heroes' },
    kick: { one: 'Kick', many: 'Kicks' },
    weakness: { one: 'Weakness', many: 'Weaknesses' },
    'suicide-squad': { one: 'Suicide Squad', many: 'Suicide Squads' },
    attack: { one: 'Attack', many: 'Attacks' },
    defense: { one: 'Defense', many: 'Defenses' },
    challenge: { one: 'Challenge', many: 'Challenges' },
    loyalty: { one: 'Loyalty card', many: 'Loyalty cards' },
    'loyal-player': { one: 'Loyal player', many: 'Loyal players', person: true },
    mastermind: { one: 'Secret Mastermind', many: 'Secret Masterminds', person: true },
    text: { one: 'text', many: 'texts' },
    type: { one: 'type', many: 'types' },
    discard: { one: 'discard pile', many: 'discard piles' },
    pool: { one: 'common pool', many: 'common pools' },
    stack: { one: 'stack', many: 'stacks' },
  },
  verbs: {
    'be-the-first': {
      base: 'be',
      third: 'is',
      participle: 'been',
      after: 'the first you have played this turn',
    },
    'be-worth': { base: 'be', third: 'is', participle: 'been', object: 'worth' },
    defeat: { base: 'defeat', participle: 'defeated' },
    match: { base: 'match', participle: 'matched' },
    contribute: { base: 'contribute', participle: 'contributed' },
    'contribute-with': { base: 'contribute', participle: 'contributed' },
    ignore: { base: 'ignore', participle: 'ignored' },
    'go-first': { base: 'go', third: 'goes', participle: 'gone', after: 'first' },
    tuck: { base: 'tuck', participle: 'tucked' },
    return: { base: 'put', participle: 'put', particle: 'back' },
  },
  adjectives: {
    chosen: { form: 'of your choice', after: true },
    contributed: { form: 'contributed to the Challenge', after: true },
    different: { form: 'different' },
    'differently-named': { form: 'differently named' },
    empty: { form: 'empty' },
    'face-up': { form: 'face-up' },
    extra: { form: 'extra' },
    'lying-open': { form: 'face up' },
    'not-the-last': { form: 'who is not the last one', after: true },
    'newly-named': { form: 'with a name you have not played yet this turn', after: true },
    watchmen: { form: 'Watchmen' },
  },
  adverbs: {
    'any-number-of-times': 'any number of times this turn',
    'end-of-game': 'at the end of the game',
    'even-or-odd': 'even or odd',
    'first-in-turn': 'through an effect for the first time during your turn',
    'in-your-turn': 'during your turn',
    'just-before': 'just before',
    'less-this-turn': 'less this turn',
    'or-discards-at-random': ', or discards a random card if there is none left',
    'or-ongoing': 'or an Ongoing card in front of you',
    'after-the-turn': 'after each turn',
    'at-each-end': 'at the end of each turn',
    'after-refill': 'after the Line-Up is refilled',
    'and-it-ends': ', and this Ongoing ends',
    'counted-anew': ', and the count starts again',
  },
  labels: {
    'first-appearance': 'First Appearance Attack',
    'mastermind-ongoing': 'Secret Mastermind Ongoing',
  },
  names: {
    catwoman: { text: 'Catwoman' },
    starter: { text: 'Starter' },
    hero: { text: 'Hero' },
    villain: { text: 'Villain' },
    equipment: { text: 'Equipment' },
    'super-power': { text: 'Super Power' },
    location: { text: 'Location' },
    'super-villain': { text: 'Super-Villain' },
  },
});

/** The same words in French, which come with all that the game says in it. */
export const bringFrench = bring;

export const {
  a,
  all,
  anyNumberOf,
  atLeast,
  clause,
  each,
  exactly,
  hasBeen,
  is,
  isBeing,
  label,
  named: byName,
  nth: nthOf,
  plus,
  some,
  the,
  thisOne,
  topOf,
  upTo,
  at,
} = say;

/** What clauses say, as whole sentences. */
export const compose = text;

type Noun = CardType | 'card' | 'weakness' | 'kick' | 'suicide-squad';
type Details = Parameters<typeof a>[1];
type Counted = (noun: Noun, details?: Details) => Things;

/** Cards of which there can be several are nouns; others are called by their names. */
const nouns: Readonly<Record<string, Noun>> = {
  weakness: 'weakness',
  kick: 'kick',
  'suicide-squad': 'suicide-squad',
};

/** So many of the cards a filter means: a card of one of its types, of its cost. */
export function meant(
  count: Counted,
  which: Filter = {},
  details: Details = {},
): Things | Several | Called | Named {
  if (which.named !== undefined) {
    const noun = nouns[which.named];
    if (noun !== undefined) return count(noun, details);
    return which.named === 'catwoman' ? say.named('catwoman') : called(which.named);
  }
  const kinds: readonly Noun[] = which.types ?? ['card'];
  const { adjectives = [] } = details;
  const ofPack: Details = which.watchmen ? { ...details, adjectives: ['watchmen', ...adjectives] } : details;
  const narrowed: Details = { ...ofPack, which: [...restrictions(which), ...listOf(details.which)] };
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return count(only, narrowed);
  const last = kinds.length - 1;
  return anyOf(...kinds.map((noun, i) => count(noun, i === last ? narrowed : detailsOfFirst(ofPack))));
}

/** Of several nouns the last says where and of what cost all of them are. */
const detailsOfFirst = ({ adjectives, of }: Details = {}): Details => ({
  ...(adjectives === undefined ? {} : { adjectives }),
  ...(of === undefined ? {} : { of }),
});

const listOf = (which: Restriction | readonly Restriction[] | undefined): readonly Restriction[] =>
  which === undefined ? [] : 'length' in which ? which : [which];

const restrictions = ({ least, most, not = [], labels = [] }: Filter): Restriction[] => [
  ...costs(least, most),
  ...(labels.length === 0 ? [] : [having(anyOf(...labels.map((each) => say.a(each))))]),
  ...(not.length === 0 ? [] : [otherThan(anyOf(...not.map((type) => say.a(type))))]),
];

function costs(least: number | undefined, most: number | undefined): Restriction[] {
  if (least !== undefined && most !== undefined) return [say.measuring('cost', least, 'or-next')];
  if (least !== undefined) return [say.measuring('cost', least, 'or-more')];
  return most === undefined ? [] : [say.measuring('cost', most, 'or-less')];
}

/** Cards of so many types; a type that is left out is said with the types, not with the cards. */
export function ofTypes(n: number, { not = [], ...among }: Filter): Phrase {
  const which = not.length === 0 ? [] : [otherThan(anyOf(...not.map((type) => say.named(type))))];
  const types = say.exactly(n, 'type', { adjectives: ['different'], which });
  return meant(say.some, among, { which: belongingTo(types) });
}

/** What a number is taken times. */
export function perPhrase(per: Per): Phrase {
  if ('inLineUp' in per) return meant(each, per.inLineUp, { in: the('line-up') });
  if ('inHand' in per) return meant(each, per.inHand, { which: hasBeen('reveal', 'this-way') });
  return each('foe', { which: { having: meant(a, per.foesWith, { in: 'discard' }) } });
}

/** A card, or so many. */
export const cards = (n: number): Phrase => (n === 1 ? a('card') : exactly(n, 'card'));

/** So many, or up to so many, of what is named afterwards. */
export const counted =
  (count: typeof upTo, n: number) =>
  (...[noun, details]: Parameters<typeof a>) =>
    count(n, noun, details);

/** So much Power, as it is paid. */
export const powerOf = (n: number): Phrase => exactly(n, n === 1 ? 'point-of-power' : 'points-of-power');

export { again, you };
