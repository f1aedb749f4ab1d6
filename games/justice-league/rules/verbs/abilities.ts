import { type Language, nth } from '@masterplan/kernel';
import { abilities } from '../../content/kinds.ts';
import { de } from '../../text/fr/articles.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<(typeof abilities)[number], string>>>> = {
  en: { strength: 'strength', agility: 'agility', tech: 'tech' },
  fr: { strength: 'force', agility: 'agilité', tech: 'tech' },
};

/** An ability by its number, as options and the log name it. */
export const abilityName = (language: Language, ability: number): string =>
  NAMES[language][nth(abilities, ability)];

/** "a strength token", "an agility token". */
export const oneToken = (ability: number): string =>
  `${nth(abilities, ability) === 'agility' ? 'an' : 'a'} ${abilityName('en', ability)} token`;

/** "2 tech tokens", "1 agility token". */
export const tokensSaid = (language: Language, n: number, ability: number): string =>
  language === 'en'
    ? `${n} ${abilityName('en', ability)} ${n === 1 ? 'token' : 'tokens'}`
    : `${n} ${n < 2 ? 'jeton' : 'jetons'} ${deAbility(ability)}`;

/** *de force*, *d’agilité*. */
export const deAbility = (ability: number): string => de(abilityName('fr', ability));
