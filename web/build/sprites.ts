import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const readIcons = (): IconSet =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );

/** The icons of game-icons that a sprite needs, each once, as symbols `#i-<name>`. Throws on a name that does not exist. */
function spriteOf({ icons }: IconSet, names: Iterable<string>): string {
  const symbols = [...new Set(names)].map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body.replaceAll(' fill="currentColor"', '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="unseen">${symbols.join('')}</svg>`;
}

/**
 * Turns the icons in use into SVG at build time. The page's own stand in index.html; a game's are a file that its board
 * fetches: `import { url } from 'sprite:<game>'`.
 */
export function sprites(page: readonly string[], games: Readonly<Record<string, readonly string[]>>): Plugin {
  const prefix = 'sprite:';
  const icons = readIcons();
  return {
    name: 'sprites',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const game = id.slice(prefix.length + 1);
      const names = games[game];
      if (names === undefined) throw new Error(`no pictures are listed for "${game}"`);
      const source = spriteOf(
        icons,
        names.filter((name) => !page.includes(name)),
      );
      const fileName = `assets/${game}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const url = ${JSON.stringify(`/${fileName}`)};`;
    },
    transformIndexHtml: (html) => html.replace('<!-- sprite -->', spriteOf(icons, page)),
  };
}
