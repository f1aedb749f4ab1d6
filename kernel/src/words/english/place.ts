import type { Phrase, Spot } from '../clause.ts';
import { type English, nounPhrase, several } from './noun.ts';
import { list, type Words } from './spelling.ts';

type Role = 'in' | 'from' | 'to';

const DEFAULTS: Readonly<Record<Role, string>> = { in: 'in', from: 'from', to: 'into' };
const SPOTS = { top: 'on top of', bottom: 'on the bottom of', under: 'under', beside: 'beside' } as const;
const FROM_SPOTS = {
  top: 'from the top of',
  bottom: 'from the bottom of',
  under: 'from under',
  beside: 'from beside',
} as const;

export const spotWords = ({ spot }: Spot): Words => [SPOTS[spot]];

/** Whether the phrase is somebody. */
export function isSomebody(english: English, phrase: Phrase): boolean {
  if (phrase.kind === 'things') return english.lexicon.nouns[phrase.noun]?.person === true;
  if (phrase.kind === 'named') return english.lexicon.names[phrase.id]?.person === true;
  if (phrase.kind === 'again') return english.discourse.find(phrase).person;
  if (phrase.kind === 'part') return english.discourse.find(phrase.of).person;
  if (phrase.kind === 'several') return phrase.phrases.every((each) => isSomebody(english, each));
  return phrase.kind === 'you' || phrase.kind === 'called';
}

/** The preposition a place asks for: "in your hand", "at this Arena", "to a rival". */
function placePreposition(english: English, place: Phrase, role: Role): string {
  const first = place.kind === 'several' ? (place.phrases[0] ?? place) : place;
  const noun = first.kind === 'things' ? english.lexicon.nouns[first.noun] : undefined;
  return noun?.[role] ?? (role === 'to' && isSomebody(english, place) ? 'to' : DEFAULTS[role]);
}

/** Places that follow a noun: "in your hand or discard pile", "of your deck". */
export function placed(english: English, places: readonly Phrase[], role: 'in' | 'of'): Words {
  const groups: { preposition: string; phrases: Phrase[] }[] = [];
  for (const place of places) {
    const preposition =
      place.kind === 'spot' ? '' : role === 'of' ? 'of' : placePreposition(english, place, 'in');
    const last = groups.at(-1);
    if (last?.preposition === preposition) last.phrases.push(place);
    else groups.push({ preposition, phrases: [place] });
  }
  const items = groups.map(({ preposition, phrases }) => [
    ...(preposition === '' ? [] : [preposition]),
    ...several(english, phrases, 'or', 'aside'),
  ]);
  return list(items, 'or');
}

/** Where an act starts, ends or happens; the verb's own preposition comes first. */
export function placeOf(english: English, phrase: Phrase, role: Role, own: string | undefined): Words {
  if (phrase.kind === 'spot') {
    const lead = role === 'from' ? [FROM_SPOTS[phrase.spot]] : spotWords(phrase);
    return [...lead, ...nounPhrase(english, phrase.of, 'aside')];
  }
  if (phrase.kind === 'value') return [role, ...nounPhrase(english, phrase, 'aside')];
  const preposition = own ?? placePreposition(english, phrase, role);
  return [preposition, ...nounPhrase(english, phrase, isSomebody(english, phrase) ? 'object' : 'aside')];
}
