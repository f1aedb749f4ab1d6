import { type Act, type Condition, type Things, vocabulary, you } from '@masterplan/kernel/words';
import type { Attribute, Good } from '../content/kinds.ts';

/** The words of the cards. The French ones are in `fr/words.ts`. */
const {
  say,
  text,
  bringFrench: bring,
} = vocabulary({
  nouns: {
    agency: { one: 'agency', many: 'agencies' },
    agent: { one: 'Agent', many: 'Agents' },
    alert: { one: 'High Alert token', many: 'High Alert tokens' },
    assassin: { one: 'Assassin', many: 'Assassins' },
    cache: { one: 'Data Cache', many: 'Data Caches', unit: true },
    conflict: { one: 'Conflict', many: 'Conflicts' },
    corruption: { one: 'Corruption', many: 'Corruption', unit: true },
    damage: { one: 'damage', many: 'damage' },
    data: { one: 'Data Cache', many: 'Data Caches' },
    deal: { one: 'deal', many: 'deals' },
    deployment: { one: 'Deployment', many: 'Deployments' },
    directive: { one: 'Directive', many: 'Directives' },
    'doomsday-mission': { one: 'Doomsday Mission', many: 'Doomsday Missions', in: 'on', to: 'on' },
    espionage: { one: 'Espionage', many: 'Espionage', unit: true },
    fixer: { one: 'Fixer', many: 'Fixers' },
    funding: { one: 'Funding', many: 'Funding', unit: true },
    gadget: { one: 'Gadget', many: 'Gadgets' },
    hacker: { one: 'Hacker', many: 'Hackers' },
    headquarters: { one: 'headquarters', many: 'headquarters', in: 'on' },
    henchman: { one: 'Henchman', many: 'Henchmen' },
    infamy: { one: 'Infamy', many: 'Infamy', unit: true },
    job: { one: 'Side Job', many: 'Side Jobs' },
    'leader-token': { one: 'Team Leader token', many: 'Team Leader tokens' },
    marker: { one: 'marker', many: 'markers' },
    mission: { one: 'Mission', many: 'Missions', in: 'on', to: 'on' },
    'named-henchman': { one: 'Named Henchman', many: 'Named Henchmen' },
    resource: { one: 'Resource', many: 'Resources' },
    'resource-mission': { one: 'Resource Mission', many: 'Resource Missions', in: 'on', to: 'on' },
    scientist: { one: 'Scientist', many: 'Scientists' },
    soldier: { one: 'Soldier', many: 'Soldiers' },
    spoil: { one: 'Spoil', many: 'Spoils' },
    squad: { one: 'Squad', many: 'Squads' },
    success: { one: 'success', many: 'successes' },
    thief: { one: 'Thief', many: 'Thieves' },
    tile: { one: 'tile', many: 'tiles', in: 'on', to: 'to' },
    track: { one: 'Technology Track', many: 'Technology Tracks' },
    vault: { one: 'Vault', many: 'Vaults' },
    vp: { one: 'VP', many: 'VP', unit: true },
  },
  verbs: {
    banish: { base: 'send', participle: 'sent', to: 'to' },
    build: { base: 'build', participle: 'built' },
    collect: { base: 'Collect', participle: 'Collected' },
    complete: { base: 'Complete', participle: 'Completed' },
    count: { base: 'count', participle: 'counted' },
    deal: { base: 'deal', participle: 'dealt', to: 'to' },
    generate: { base: 'Generate', participle: 'Generated' },
    put: { base: 'put', participle: 'put' },
    require: { base: 'require', participle: 'required' },
    score: { base: 'score', participle: 'scored' },
    send: { base: 'send', participle: 'sent' },
    spend: { base: 'spend', participle: 'spent' },
    suffer: { base: 'take', participle: 'taken' },
  },
  adjectives: {
    completed: { form: 'Completed' },
    faceless: { form: 'Faceless' },
    'face-up': { form: 'face-up' },
    fraud: { form: 'Fraud' },
    larceny: { form: 'Larceny' },
    'next-to-it': { form: 'next to it on its ring', after: true },
    'of-agencies': { form: 'of both agencies', after: true },
    'of-any-type': { form: 'of any type', after: true },
    'of-four-or-five': { form: 'of four or five Henchmen', after: true },
    'of-four-or-more': { form: 'of four or more Henchmen', after: true },
    'of-its-ring': { form: 'of its ring', after: true },
    'of-rivals': { form: 'of your rivals', after: true },
    'of-rivals-afield': { form: 'of your rivals outside their Base', after: true },
    'of-this-phase': { form: 'for this Phase', after: true },
    'of-three-types': { form: 'of three different types', after: true },
    'of-two-types': { form: 'of two different types', after: true },
    'of-up-to-three': { form: 'of up to three Henchmen', after: true },
    'on-your-team': { form: 'on your team', after: true },
    'outside-base': { form: 'outside your Base', after: true },
    richer: { form: 'who has more of it than you', after: true },
    subversion: { form: 'Subversion' },
    trafficking: { form: 'Trafficking' },
    vice: { form: 'Vice' },
    violence: { form: 'Violence' },
    'with-you': { form: 'with your Named Henchman', after: true },
  },
  adverbs: {
    'against-a-rival': 'against a rival in a Conflict',
    'against-that-rival': 'against that rival in that Conflict',
    alone: 'alone',
    'as-a-spoil': 'as a Spoil',
    'as-spoils': 'as Spoils',
    'at-alert-2': 'at High Alert 2 or more',
    'at-alert-3': 'at High Alert 3 or more',
    'by-corruption': 'by spending Corruption',
    'combat-1': '+1 Combat',
    'combat-2': '+2 Combat',
    'combat-3': '+3 Combat',
    'cunning-1': '+1 Cunning',
    'cunning-2': '+2 Cunning',
    'cunning-3': '+3 Cunning',
    'diplomacy-1': '+1 Diplomacy',
    'diplomacy-2': '+2 Diplomacy',
    'diplomacy-3': '+3 Diplomacy',
    'diplomacy-less-2': '2 Diplomacy less',
    'diplomacy-less-3': '3 Diplomacy less',
    'diplomacy-less-4': '4 Diplomacy less',
    'every-1': '1 more of every Attribute',
    'every-2': '2 more of every Attribute',
    'every-3': '3 more of every Attribute',
    'for-others': 'with the World for others',
    home: 'home',
    'in-conflicts': 'in Conflicts',
    'in-one-phase': 'in one Phase',
    'in-one-round': 'in one Round',
    'less-this-round': 'less this Round',
    'less-to-build': 'less when you build them',
    'less-to-deploy': 'less to deploy, alone or with others',
    'less-where-you-are': 'less where you have a Squad',
    'more-data-than-others': 'more Data Caches than any other player',
    'more-funding-than-you': 'more Funding than you',
    'more-gadgets-than-you': 'more Gadgets than you',
    'more-henchmen-than-others': 'more Henchmen than any other player',
    'more-henchmen-than-you': 'more Henchmen than you',
    'more-in-conflicts': 'more in every Conflict',
    'more-infamy-than-others': 'more Infamy than any other player',
    'more-infamy-than-you': 'more Infamy than you',
    'more-this-round': 'more this Round',
    'more-to-deploy': 'more to deploy',
    'more-vp-than-you': 'more VP than you',
    'on-both-headquarters': 'on each headquarters',
    'on-headquarters': 'on headquarters',
    'one-each': '+1 Combat, +1 Stealth, +1 Cunning, and +1 Diplomacy among your Squads',
    'only-squads-there': 'the only Squads there',
    'stealth-1': '+1 Stealth',
    'stealth-2': '+2 Stealth',
    'stealth-3': '+3 Stealth',
    'this-round': 'this Round',
    'to-any-level': 'to any level',
    'to-deploy': 'to deploy',
    'two-tiles': 'two tiles instead of one',
    'under-watch': 'under the eyes of an Agent',
    'when-sent-home': 'when your Named Henchman is sent home outside a Conflict',
    'wherever-they-lie': ', wherever they lie',
    'wherever-you-are': 'wherever your Named Henchman is',
    'with-another': 'with another player',
  },
  labels: {
    completing: 'When you Complete a Mission',
    conflict: 'After a Conflict with a rival',
    effect: 'If all who Completed it agree',
    ending: 'At the end of the Round',
    lasting: 'Always',
    phase: 'In every Phase, after the Agents',
    plot: 'Plotting',
    'plot-anywhere': 'Plotting, anywhere',
    'plot-once': 'Plotting, then discard this Gadget',
    revealed: 'When revealed',
    scheming: 'When a Round begins',
    solution: 'Solution (1 VP)',
    spoils: 'When you Generate or Collect a Spoil',
    trigger: 'Betrayal Trigger',
    'trigger-stays': 'Permanent Betrayal Trigger',
  },
  names: {
    cia: { text: 'CIA Building', article: true },
    interpol: { text: 'Interpol Headquarters' },
    world: { text: 'World', article: true },
  },
});

export const {
  a,
  all,
  another,
  at,
  atLeast,
  clause,
  each,
  exactly,
  isBeing,
  label,
  named,
  none,
  some,
  thatOne,
  the,
  thisOne,
  upTo,
} = say;

/** Gives the vocabulary its French words. */
export const bringFrench = bring;

/** What clauses say, as whole sentences. */
export const compose = text;

/** "+2 Combat", "1 more of every Attribute". */
export const moreOf = <A extends Attribute | 'every', N extends 1 | 2 | 3>(of: A, by: N): `${A}-${N}` =>
  `${of}-${by}`;

/** So much of a good: "1 Data Cache", as "1 Funding"; several are counted in words. */
export const amount = (n: number, good: Good) => exactly(n, good === 'data' && n === 1 ? 'cache' : good);

/** "a Gadget", "at least two Gadgets". */
export const counted = (n: number, ...[noun, details]: Parameters<typeof a>): Things =>
  n === 1 ? a(noun, details) : atLeast(n, noun, details);

/** The same, until the Round ends. */
export const thisRound = (act: Act): Act => ({ ...act, how: [...(act.how ?? []), 'this-round'] });

/** What was done counts in its Round only. */
const asOfNow = (fact: Act): Act =>
  fact.tense === undefined || fact.how?.some((how) => roundly.includes(how)) ? fact : thisRound(fact);
/** The same for what lapses with its Round: it is said of this Round, not of any one. */
export const lapsing = ({ how = [], ...fact }: Act): Act =>
  asOfNow({ ...fact, how: how.filter((each) => each !== 'in-one-round') });
/** The same, for whatever a card asks for. */
export const ofThisRound = (said: Condition): Condition => (said.kind === 'act' ? asOfNow(said) : said);
const roundly: readonly string[] = ['this-round', 'in-one-round', 'against-that-rival'];

/** The Squad that the Named Henchman of whoever reads it is in. */
export const squadWithYou = the('squad', { adjectives: ['with-you'] });
/** Somebody or something goes to the World. */
export const banishing = (what: Things): Act => clause('banish', you, what, { to: named('world') });
/** One of your Squads. */
export const ownSquad = a('squad', { of: you });
