import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { faces } from './faces.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** What a game shows: names of icons, and drawings of its own for names that game-icons does not have. */
export interface Pictures {
  readonly names: readonly string[];
  readonly drawings: Readonly<Record<string, string>>;
}

const readIcons = (): IconSet =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );

/** The pictures that a sprite needs, each once, as symbols `#i-<name>`. Throws on a name that does not exist. */
function spriteOf({ icons }: IconSet, { names, drawings }: Pictures): string {
  const symbols = [...new Set(names)].map((name) => {
    const body = drawings[name] ?? icons[name]?.body.replaceAll(' fill="currentColor"', '');
    if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="unseen">${symbols.join('')}</svg>`;
}

/**
 * Turns the icons in use into SVG at build time. The page's own stand in index.html; a game's are a file that its board
 * fetches: `import { url } from 'sprite:<game>'`.
 */
export function sprites(page: readonly string[], games: Readonly<Record<string, Pictures>>): Plugin {
  const prefix = 'sprite:';
  const icons = readIcons();
  return {
    name: 'sprites',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const game = id.slice(prefix.length + 1);
      const pictures = games[game];
      if (pictures === undefined) throw new Error(`no pictures are listed for "${game}"`);
      const names = pictures.names.filter((name) => !page.includes(name));
      const source = spriteOf(icons, { ...pictures, names });
      const fileName = `assets/${game}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const url = ${JSON.stringify(`/${fileName}`)};`;
    },
    transformIndexHtml: (html) =>
      html.replace('<!-- sprite -->', spriteOf(icons, { names: page, drawings: faces })),
  };
}
