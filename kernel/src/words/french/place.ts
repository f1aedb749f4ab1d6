import type { Phrase, Spot } from '../clause.ts';
import { type French, nounPhrase } from './noun.ts';
import { DE, list, type Words } from './spelling.ts';

type Role = 'in' | 'of' | 'from' | 'to';

const DEFAULTS: Readonly<Record<Role, string>> = { in: 'dans', of: 'de', from: 'de', to: 'dans' };
const SPOTS: Readonly<Record<Spot['spot'], Words>> = {
  top: ['sur'],
  bottom: ['sous'],
  under: ['sous'],
  beside: ['à côté', DE],
};

const FROM_SPOTS: Readonly<Record<Spot['spot'], Words>> = {
  top: ['du dessus', DE],
  bottom: ['du dessous', DE],
  under: ['de sous'],
  beside: ["d'à côté", DE],
};

export const spotWords = ({ spot }: Spot): Words => SPOTS[spot];

/** A preposition of the lexicon, ready to elide and contract. */
export const preposition = (text: string): Words => [text.replace(/\bde$/, DE)];

/** Whether the phrase is somebody. */
export function isSomebody(french: French, phrase: Phrase): boolean {
  const { senses } = french.lexicon;
  if (phrase.kind === 'things') return senses.nouns[phrase.noun]?.person === true;
  if (phrase.kind === 'named') return senses.names[phrase.id]?.person === true;
  if (phrase.kind === 'again') return french.discourse.find(phrase).person;
  if (phrase.kind === 'part') return french.discourse.find(phrase.of).person;
  if (phrase.kind === 'several') return phrase.phrases.every((each) => isSomebody(french, each));
  return phrase.kind === 'you' || phrase.kind === 'called';
}

/** The preposition a place asks for: *dans votre main*, *de la Réserve*, *à un rival*. */
export function placePreposition(french: French, place: Phrase, role: Role): string {
  const noun = place.kind === 'things' ? french.lexicon.nouns[place.noun] : undefined;
  return noun?.[role] ?? (role === 'to' && isSomebody(french, place) ? 'à' : DEFAULTS[role]);
}

/** Places that follow a noun, each with its own preposition: *de votre main ou de votre défausse*. */
export function placed(french: French, places: readonly Phrase[], role: 'in' | 'of'): Words {
  const items = places.map((place) =>
    place.kind === 'spot'
      ? nounPhrase(french, place, 'aside')
      : [...preposition(placePreposition(french, place, role)), ...nounPhrase(french, place, 'aside')],
  );
  return list(items, 'ou');
}

/** Where an act starts, ends or happens; the verb's own preposition comes first. */
export function placeOf(
  french: French,
  phrase: Phrase,
  role: 'in' | 'from' | 'to',
  own: string | undefined,
): Words {
  if (phrase.kind === 'several') {
    const items = phrase.phrases.map((each) => placeOf(french, each, role, own));
    return list(items, phrase.join === 'and' ? 'et' : 'ou');
  }
  if (phrase.kind === 'value') return ['à', ...nounPhrase(french, phrase, 'aside')];
  if (phrase.kind === 'spot') {
    const lead = role === 'from' ? FROM_SPOTS[phrase.spot] : spotWords(phrase);
    return [...lead, ...nounPhrase(french, phrase.of, 'aside')];
  }
  const standing = isSomebody(french, phrase) ? 'object' : 'aside';
  return [
    ...preposition(own ?? placePreposition(french, phrase, role)),
    ...nounPhrase(french, phrase, standing),
  ];
}
