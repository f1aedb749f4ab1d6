import type { Language } from '../src/words/index.ts';

/** Words that elide before a vowel: *de un rival* must be *d’un rival*. A mute h is not looked for: too many are aspirated. */
const UNELIDED =
  /(?<![\p{L}’-])(?:[cdjlmnst]e|la|que|si(?= ils?\b)) (?=[aàâeéèêiîoôuù]\p{L})(?!onz|oui\b)/giu;
/** *de le*, *à les*: melted into the article, but before a verb (*de le détruire*). */
const UNMELTED = /(?<![\p{L}’-])(?:de|à) les? (?=\p{Lu})/gu;
/** A line could break before it. */
const BREAKABLE = / [:;!?»%]|« /g;
/** "1 cards". */
const ONE_OF_MANY = /(?<![\d.,–-])\b1 (?:\p{L}+ )?(?!this|its|is|has|was|plus)\p{Ll}+[^s\P{Ll}]s\b/gu;
const GAP = / {2,}| [,.]|\(\)|undefined|NaN|\[object/g;

/** What in a line was put together badly: gaps and wrong plurals; in French also missing elisions and spaces that break. */
export function clumsy(line: string, language: Language): readonly string[] {
  const faults = language === 'fr' ? [GAP, UNELIDED, UNMELTED, BREAKABLE] : [GAP, ONE_OF_MANY];
  return faults.flatMap((fault) =>
    [...line.matchAll(fault)].map(({ index }) => line.slice(index, index + 24)),
  );
}
