import type { Language, Option } from '@masterplan/kernel';
import { chancesOf, tokensTried } from '../rules/facts.ts';
import { triedWith, type View } from './read.ts';
import { chancesSaid, words } from './words/index.ts';

/** How likely an attempt would succeed, and how likely its hero would fall. */
export function noteOf(lens: View, option: Option, language: Language): string | undefined {
  const tried = triedWith(lens, option);
  const ability = tried?.ability ?? tokensTried(lens.stack)?.ability;
  if (tried === undefined || ability === undefined) return undefined;
  return chancesSaid(words.in(language), chancesOf(lens, lens.viewer, ability, tried.tokens));
}
