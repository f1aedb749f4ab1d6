import { oneOf, optional, whole } from '@masterplan/kernel';
import { type Act, type DeedWord, deed, done, er, type Phrase, you } from '@masterplan/kernel/words';
import { a, another, atLeast, banishing, clause, counted, some, the } from '../../text/words.ts';
import { type Done, deedsOf, sumOf } from '../deeds.ts';
import { areTeamMates } from '../order.ts';
import { condition } from './kit.ts';

const payOff = deed({
  en: { base: 'pay', participle: 'paid', particle: 'off' },
  fr: er('soudoyer', { il: 'soudoie', ils: 'soudoient' }),
});
const corrupt = deed({
  en: { base: 'corrupt', participle: 'corrupted' },
  fr: {
    infinitive: 'corrompre',
    il: 'corrompt',
    ils: 'corrompent',
    vous: 'corrompez',
    participle: 'corrompu',
  },
});
const strike = deed({
  en: { base: 'strike', participle: 'struck' },
  fr: {
    infinitive: 'conclure',
    il: 'conclut',
    ils: 'concluent',
    vous: 'concluez',
    participle: 'conclu',
  },
});
const travel = deed({ en: { base: 'travel', participle: 'travelled' }, fr: er('voyager') });
const recruit = deed({ en: { base: 'recruit', participle: 'recruited' }, fr: er('recruter') });
const switchOut = deed({
  en: { base: 'switch', participle: 'switched', particle: 'out' },
  fr: er('remplacer'),
});
const attack = deed({ en: { base: 'attack', participle: 'attacked' }, fr: er('attaquer') });
const shift = deed({ en: { base: 'shift', participle: 'shifted' }, fr: er('décaler') });

const doing =
  (word: DeedWord | 'build' | 'reveal' | 'remove', what: (least: number) => Phrase) =>
  (least: number): Act =>
    clause(word, you, what(least));

/** How each deed is said. */
const says = {
  attacked: doing(attack, () => a('rival')),
  bribed: doing(payOff, (n) => counted(n, 'agent')),
  built: doing('build', (n) => counted(n, 'gadget')),
  corrupted: doing(corrupt, () => a('agency')),
  felled: (n: number) =>
    banishing(
      n === 1
        ? a('henchman', { adjectives: ['faceless'], of: a('rival') })
        : atLeast(n, 'henchman', { adjectives: ['faceless', 'of-rivals'] }),
    ),
  recruited: doing(recruit, (n) => counted(n, 'henchman')),
  removed: doing('remove', (n) => counted(n, 'mission')),
  revealed: doing('reveal', (n) => counted(n, 'doomsday-mission')),
  rode: (_n: number, partner: Phrase) => clause(travel, you, undefined, { with: partner }),
  routed: () => clause('send', you, the('named-henchman', { of: a('rival') }), { how: 'home' }),
  stole: (n: number) =>
    clause('steal', you, counted(n, 'resource'), { from: n === 1 ? a('rival') : some('rival') }),
  switched: doing(switchOut, (n) => counted(n, 'resource-mission')),
  tracked: () => clause(shift, you, the('track'), { how: 'by-corruption' }),
  traded: (_n: number, partner: Phrase) => clause(strike, you, a('deal'), { with: partner }),
} satisfies Record<string, (least: number, partner: Phrase) => Act>;

/** Deeds that count only if they were done to somebody of another team. */
const toRivals = ['attacked', 'felled', 'routed', 'stole'];

/** You did something so often this Round, perhaps with a rival. */
export const did = condition(
  'did',
  {
    what: oneOf(
      'attacked',
      'bribed',
      'built',
      'corrupted',
      'felled',
      'recruited',
      'removed',
      'revealed',
      'rode',
      'routed',
      'stole',
      'switched',
      'tracked',
      'traded',
    ),
    least: whole(1, 4),
    with: optional(oneOf('rival')),
  },
  {
    holds(reader, { what, least, with: partner }, seat) {
      const all = deedsOf(reader, seat, what);
      if (all.length === 0) return false;
      const isOfRivals = partner === 'rival' || toRivals.includes(what);
      const isMeant = (each: Done) => !isOfRivals || !areTeamMates(reader, seat, each.what);
      return sumOf(all.filter(isMeant)) >= least;
    },
    say: ({ what, least, with: partner }) =>
      done(says[what](least, partner === 'rival' ? a('rival') : another('player'))),
  },
);
