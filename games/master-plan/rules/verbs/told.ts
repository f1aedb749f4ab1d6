import type { Language, Told } from '@masterplan/kernel';
import type { Voice } from '../../text/voice.ts';

type Texts<T> = Readonly<Record<Language, (told: T, voice: Voice) => string>>;

/** What the Super that acts, an event's first card, does to its second: told of both, or of one where it is the same. */
export const byAnother = <T extends Told>({ en, fr }: Texts<T>): Texts<T> => ({
  en: (told, voice) => (isItself(told) ? en(told, voice) : `${told.cards[0]}: ${en(told, voice)}`),
  fr: (told, voice) => (isItself(told) ? fr(told, voice) : `${told.cards[0]} : ${fr(told, voice)}`),
});

const isItself = ({ event: { cards } }: Told): boolean => cards[0] === cards[1];
