import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

interface Words {
  readonly title: string;
  readonly blurb: string;
}

/** What is read here of `games/<id>/front.ts`. */
export interface FrontFile {
  readonly front: {
    readonly Cover?: FunctionComponent<Words>;
    readonly words: Readonly<Record<string, Words>>;
  };
}

/** What is drawn on a cover, without the sheet it is drawn on. */
function drawingOf(Cover: FunctionComponent<Words>, { title, blurb }: Words): string {
  return renderToStaticMarkup(createElement(Cover, { title, blurb })).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const cover = /\/games\/([^/]+)\/ui\/cover\.tsx$/;
const press = new URL('../src/lobby/printed.tsx', import.meta.url).pathname;

/**
 * Prints the covers of the games, in every language, while the page is built. A cover says nothing but its title and its blurb, which are known by then: the page
 * loads a picture, not the script that would draw it. In the built page `games/<id>/ui/cover.tsx` is that picture.
 */
export function covers(fronts: Readonly<Record<string, FrontFile['front']>>): Plugin {
  return {
    name: 'covers',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const [, game = ''] = cover.exec(id) ?? [];
      const { Cover, words } = fronts[game] ?? {};
      if (Cover === undefined || words === undefined || !existsSync(id)) return undefined;
      const urls = Object.entries(words).map(([language, said]) => {
        const source = drawingOf(Cover, said);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/${game}-cover-${language}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        return [language, `/${fileName}`];
      });
      return `import { printed } from ${JSON.stringify(press)};
export const Cover = printed(${JSON.stringify(Object.fromEntries(urls))});`;
    },
  };
}
