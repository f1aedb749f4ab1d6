import { existsSync } from 'node:fs';
import { type Plugin, parseSync } from 'vite';
import { changed, childrenOf, isNode, type Node, nameOf } from './syntax.ts';

/** Whether a parameter has this name, and the type of this name where a type is written. */
function isParameter(value: unknown, name: string, type: string): boolean {
  if (!isNode(value) || nameOf(value) !== name) return false;
  const annotation = isNode(value.typeAnnotation) ? value.typeAnnotation.typeAnnotation : undefined;
  if (!isNode(annotation)) return true;
  return isNode(annotation.typeName) && annotation.typeName.name === type;
}

/** What a page has no use for: whatever changes a table; and what offers options, unless its board lets moves be prepared. */
export type Unused = 'deeds' | 'deeds and offers';

/** Whether a function is of this kind. */
function isUnused({ params }: Node, unused: Unused): boolean {
  if (!Array.isArray(params)) return false;
  if (isParameter(params[0], 'table', 'Table')) return true;
  return unused === 'deeds and offers' && params.some((each) => isParameter(each, 'offers', 'Offers'));
}

/** The bodies of such functions, in the order in which they stand. */
function bodiesIn(node: Node, unused: Unused): Node[] {
  if (isUnused(node, unused) && isNode(node.body)) return [node.body];
  return childrenOf(node).flatMap((child) => bodiesIn(child, unused));
}

/** Rules as one needs them who only reads a table: all names are there, but what is of no use does nothing. */
export function asRead(file: string, code: string, unused: Unused): string {
  const bodies = bodiesIn({ ...parseSync(file, code).program }, unused);
  return changed(
    code,
    bodies.map((node) => ({ node, text: '{}' })),
  );
}

const WHOLE = '?whole';

/** Whether a file is one of the rules that play. */
export const isWhole = (id: string): boolean => id.endsWith(WHOLE);

/** The folder of the game that a file is a rule of; undefined for every other file, and for rules that are imported whole. */
const gameOfRule = (id: string): string | undefined => /^(.*\/games\/[^/]+)\/rules\/.*\.ts$/.exec(id)?.[1];

/**
 * The page is sent its options and plays nothing, so its copy of a game's rules is there to be read only. Whoever plays a finished game again
 * imports its `game.ts` with `?whole`, and so gets all that this file imports of its game. A game without that file is left as it is. A board
 * that lets moves be prepared (`ui/prospects.ts`) asks the rules what they will offer, so these stay.
 */
export function reading(): Plugin {
  return {
    name: 'reading',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (importer === undefined || !isWhole(importer) || !source.startsWith('.')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null || isWhole(found.id) ? found : { ...found, id: `${found.id}${WHOLE}` };
    },
    transform(code, id) {
      const game = gameOfRule(id);
      if (game === undefined || !existsSync(`${game}/game.ts`)) return undefined;
      const unused = existsSync(`${game}/ui/prospects.ts`) ? 'deeds' : 'deeds and offers';
      return { code: asRead(id, code, unused), map: null };
    },
  };
}
