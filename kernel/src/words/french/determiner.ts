import type { Count, Owner, Things } from '../clause.ts';
import type { FrenchAdjective, Gender } from '../lexicon.ts';
import { isPlural, isPronounOwner } from '../sentence.ts';
import { type Agreement, agreementOf, type French, isUnit, nounOf, nounPhrase } from './noun.ts';
import { CE, DE, DES, LA, LE, LES, list, numberWord, type Words } from './spelling.ts';

type Num = 'one' | 'many';

/** What stands before the noun, and the number the noun then has. */
export interface Determiner {
  readonly words: Words;
  readonly number: Num;
}

const ORDINALS = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];

/** *premier, première, premiers, deuxième, 9e*. */
export function ordinal(n: number, gender: Gender, number: Num): string {
  const form = n === 1 && gender === 'f' ? 'première' : ORDINALS[n - 1];
  return form === undefined ? `${n}e` : form + (number === 'many' ? 's' : '');
}

export function adjectiveForm({ m, f, ms, fs, vowel }: FrenchAdjective, gender: Gender, number: Num): string {
  if (number === 'many') return gender === 'f' ? fs : ms;
  if (gender === 'f') return f;
  return vowel === undefined ? m : `${m}¦${vowel}`;
}

export function determiner(french: French, phrase: Things, role: 'subject' | 'whole'): Determiner {
  const { count, owner, edge } = phrase;
  const { gender } = nounOf(french, phrase.noun);
  const number: Num = isPlural(phrase) && !isUnit(french, phrase.noun) ? 'many' : 'one';
  if (edge !== undefined) return { words: atEdge(count, edge, gender, number), number };
  const possessor = possessorOf(french, owner);
  if (possessor !== undefined) return owned(count, possessor, gender, number);
  if (count === 'some' && role === 'subject') return { words: [LES], number };
  return { words: unowned(french, phrase, gender, number), number };
}

function owned(count: Count, possessor: Agreement['verb'], gender: Gender, number: Num): Determiner {
  const its = (of: Num): string => possessive(possessor, gender, of);
  if (count === 'the' || count === 'this' || count === 'that') return { words: [its(number)], number };
  if (count === 'all') return { words: [gender === 'f' ? 'toutes' : 'tous', its('many')], number };
  if (typeof count === 'object' && 'nth' in count) {
    return { words: [possessive(possessor, 'm', 'one'), ordinal(count.nth, gender, 'one')], number };
  }
  return { words: [...part(count, gender), DE, its('many')], number: 'many' };
}

/** Whose, where a possessive says it; a noun as owner follows instead (*la main d'un rival*). */
function possessorOf(french: French, owner: Owner | undefined): Agreement['verb'] | undefined {
  if (owner === undefined || !isPronounOwner(owner)) return undefined;
  if (owner.kind === 'again' && !french.discourse.ownerIsClear(owner)) return undefined;
  return agreementOf(french, owner).verb;
}

/** *d'un rival*, *d'un rival ou de vous*; nothing where a possessive has said it. */
export function ownedBy(french: French, owner: Owner | undefined): Words {
  if (owner === undefined || owner.kind === 'doer' || possessorOf(french, owner) !== undefined) return [];
  if (owner.kind !== 'several') return [DE, ...nounPhrase(french, owner, 'aside')];
  const items = owner.phrases.map((each) => [DE, ...nounPhrase(french, each, 'aside')]);
  return list(items, owner.join === 'and' ? 'et' : 'ou');
}

function possessive(possessor: Agreement['verb'], gender: Gender, number: Num): string {
  if (possessor === 'vous') return number === 'many' ? 'vos' : 'votre';
  if (possessor === 'ils') return number === 'many' ? 'leurs' : 'leur';
  if (number === 'many') return 'ses';
  return gender === 'f' ? 'sa¦son' : 'son';
}

const un = (gender: Gender): string => (gender === 'f' ? 'une' : 'un');
const le = (gender: Gender, number: Num): string => (number === 'many' ? LES : gender === 'f' ? LA : LE);

function unowned(french: French, phrase: Things, gender: Gender, number: Num): Words {
  const { count } = phrase;
  switch (count) {
    case 'a':
      return [un(gender)];
    case 'another':
      return [un(gender), 'autre'];
    case 'the':
      return [le(gender, number)];
    case 'this':
    case 'that':
      return [number === 'many' ? 'ces' : gender === 'f' ? 'cette' : CE];
    case 'each':
      return ['chaque'];
    case 'all':
      return [gender === 'f' ? 'toutes' : 'tous', LES];
    case 'no':
      return [gender === 'f' ? 'aucune' : 'aucun'];
    case 'some':
      return [leadsWithAdjective(french, phrase) ? DE : DES];
    case 'any-number':
      return ["n'importe quel nombre", DE];
    default:
      return counted(count, isUnit(french, phrase.noun) ? String : (n) => numberWord(n, gender), gender);
  }
}

const leadsWithAdjective = ({ lexicon }: French, { adjectives = [] }: Things): boolean =>
  adjectives.some((id) => lexicon.adjectives[id]?.before);

function counted(count: Exclude<Count, string>, say: (n: number) => string, gender: Gender): Words {
  if ('exactly' in count) return [say(count.exactly)];
  if ('upTo' in count) return ["jusqu'à", say(count.upTo)];
  if ('atLeast' in count) return ['au moins', say(count.atLeast)];
  return [le(gender, 'one'), ordinal(count.nth, gender, 'one')];
}

/** Some out of someone's many: *un de vos*, *chacune de vos*. */
function part(count: Count, gender: Gender): Words {
  switch (count) {
    case 'another':
      return [un(gender), 'autre'];
    case 'each':
      return [gender === 'f' ? 'chacune' : 'chacun'];
    case 'no':
      return [gender === 'f' ? 'aucune' : 'aucun'];
    case 'some':
      return [gender === 'f' ? 'certaines' : 'certains'];
    case 'any-number':
      return ["n'importe quel nombre"];
    default:
      return typeof count === 'string' ? [un(gender)] : counted(count, (n) => numberWord(n, gender), gender);
  }
}

/** *la première carte*, *les deux premières cartes*; the bottom is said after the noun. */
function atEdge(count: Count, edge: 'top' | 'bottom', gender: Gender, number: Num): Words {
  const many =
    typeof count === 'object' && 'exactly' in count && count.exactly > 1
      ? [numberWord(count.exactly, gender)]
      : [];
  const first = edge === 'bottom' ? [] : [ordinal(1, gender, number)];
  return [le(gender, number), ...many, ...first];
}

export const edgeAfter = ({ edge }: Things): Words => (edge === 'bottom' ? ['du dessous'] : []);
