import {
  allOf,
  doer,
  type Owner,
  type Phrase,
  type Things,
  vocabulary,
  type You,
} from '@masterplan/kernel/words';

/** The words of the cards, in English. */
const {
  say,
  text,
  bringFrench: bring,
} = vocabulary({
  nouns: {
    crisis: { one: 'crisis', many: 'crises' },
    region: { one: 'region', many: 'regions', to: 'to' },
    location: { one: 'location', many: 'locations', in: 'at', to: 'to' },
    hero: { one: 'hero', many: 'heroes', person: true },
    power: { one: 'power', many: 'powers' },
    token: { one: 'token', many: 'tokens' },
    wound: { one: 'wound', many: 'wounds' },
    stage: { one: 'stage', many: 'stages' },
    ability: { one: 'ability', many: 'abilities' },
    strength: { one: 'strength', many: 'strength' },
    agility: { one: 'agility', many: 'agility' },
    tech: { one: 'tech', many: 'tech' },
    energy: { one: 'energy', many: 'energy' },
    'point-of-energy': { one: 'energy', many: 'energy', unit: true },
    'points-of-energy': { one: 'energy', many: 'energy', unit: true },
    presence: { one: 'presence', many: 'presences' },
    'crisis-deck': { one: 'crisis deck', many: 'crisis decks' },
    goal: { one: 'Ultimate Goal', many: 'Ultimate Goals' },
    game: { one: 'game', many: 'games' },
    number: { one: 'number', many: 'numbers' },
    level: { one: 'level', many: 'levels' },
    type: { one: 'type', many: 'types' },
    die: { one: 'die', many: 'dice' },
  },
  verbs: {
    advance: { base: 'advance', participle: 'advanced' },
    cancel: { base: 'cancel', participle: 'cancelled' },
    count: { base: 'count', participle: 'counted' },
    complete: { base: 'complete', participle: 'completed' },
    confront: { base: 'confront', participle: 'confronted' },
    defeat: { base: 'defeat', participle: 'defeated' },
    heal: { base: 'heal', participle: 'healed' },
    play: { base: 'play', participle: 'played' },
    overcome: { base: 'overcome', participle: 'overcome' },
    recover: { base: 'recover', participle: 'recovered' },
    spend: { base: 'spend', participle: 'spent' },
    suffer: { base: 'take', participle: 'taken' },
    transport: { base: 'transport', participle: 'transported', to: 'to' },
  },
  adjectives: {
    adjacent: { form: 'adjacent' },
    'all-round': { form: 'in your region and in every adjacent region', after: true },
    agility: { form: 'agility' },
    'at-last-stage': { form: 'at stage 3', after: true },
    different: { form: 'different' },
    'from-the-die': { form: 'from the die', after: true },
    'here-and-next-door': { form: 'in your region and the adjacent regions', after: true },
    hidden: { form: 'hidden' },
    'in-any-region': { form: 'in any region', after: true },
    'in-the-game': { form: 'in the game', after: true },
    lowest: { form: 'lowest' },
    'of-one-type': { form: 'of the same type', after: true },
    'of-this-crisis': { form: 'of this crisis', after: true },
    'played-next-to-it': { form: 'that Darkseid plays in adjacent regions', after: true },
    revealed: { form: 'revealed' },
    spent: { form: 'spent' },
    strength: { form: 'strength' },
    tech: { form: 'tech' },
    there: { form: 'there', after: true },
    'used-here': { form: 'that heroes use in this region', after: true },
    waiting: { form: 'waiting' },
  },
  adverbs: {
    'against-it': 'against this crisis',
    'and-back': ', or from there to any region',
    'and-unhurt': ', and no XP token of a hero lies on your villain card',
    anywhere: 'to any location, even Apokolips',
    'as-if-present': 'against this crisis as if Darkseid were there',
    'at-your-location': 'at your location, even beside a crisis',
    'each-round': 'at the end of each round',
    'five-times': 'five times',
    'four-times': 'four times',
    'here-or-adjacent': 'in this region or in an adjacent one',
    less: 'less',
    'less-each': 'less each',
    more: 'more',
    'of-each-kind': 'of each kind',
    'no-transport': ': he cannot transport this round',
    once: 'once',
    'or-home': 'to any region or to Apokolips',
    'stages-stay': ': the stages stay where they are',
    'stands-still': ': it cannot advance or be completed this round',
    'this-round': 'this round',
    'three-stages': 'by three stages',
    'three-times': 'three times',
    'to-any-region': 'to any region',
    twice: 'twice',
    'two-stages': 'by two stages',
    'without-tokens': 'without spending tokens',
    'without-tokens-early': 'without spending tokens, if it is at stage 0 or 1',
    'xp-home': ': the heroes take back their XP from your villain card',
  },
  labels: {
    confronted: 'When confronted',
    revealed: 'When a hero reveals it',
    lasting: 'While revealed',
    thwarted: 'When thwarted',
    completed: 'When completed',
  },
  names: {
    darkseid: { text: 'Darkseid', person: true },
    apokolips: { text: 'Apokolips' },
    watchtower: { text: 'Watchtower', article: true },
    metropolis: { text: 'Metropolis' },
  },
});

/** The same words in French, which come with all that the game says in it. */
export const bringFrench = bring;

export const {
  a,
  all,
  another,
  anyNumberOf,
  atLeast,
  at,
  clause,
  each,
  exactly,
  label,
  measuring,
  named,
  nth,
  some,
  that,
  thatOne,
  the,
  thisOne,
  upTo,
} = say;

/** What clauses say, as whole sentences. */
export const compose = text;

export const darkseid = named('darkseid');

/** Whoever plays the card, where somebody else acts. */
export const player: You = { kind: 'you' };

/** Whom Ω counts (JL-2.20). */
export const eachInTheGame = each('hero', { adjectives: ['in-the-game'] });

/** So much energy. */
export const energyOf = (n: number): Phrase => exactly(n, n === 1 ? 'point-of-energy' : 'points-of-energy');

/** "a wound", "two wounds". */
export const counted = (n: number, ...[noun, details]: Parameters<typeof a>): Things =>
  n === 1 ? a(noun, details) : exactly(n, noun, details);

/** The region of whoever acts. */
export const hereOf = (whose: Owner = doer): Things => the('region', { of: whose });
export const adjacentRegion = a('region', { adjectives: ['adjacent'] });
/** "in your region or an adjacent region". */
export const nearOf = (whose: Owner = doer): readonly Phrase[] => [hereOf(whose), adjacentRegion];
/** "in your region and the adjacent regions". */
export const allNearOf = (whose: Owner = doer): readonly Phrase[] => [
  allOf(hereOf(whose), the('region', { adjectives: ['adjacent'], many: true })),
];
