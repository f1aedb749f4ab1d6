import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { orAnew } from '@masterplan/boards/later';
import type { Language } from '@masterplan/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import { textAt } from '../parts/text-at.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';

const drawings = new Map<string, string>();

async function drawingAt(url: string): Promise<string> {
  const drawing = drawings.get(url) ?? (await orAnew(() => textAt(url)));
  drawings.set(url, drawing);
  return drawing;
}

/** A cover that the build of the page has printed: where its drawing is served, in each language. Its title is there at once. */
export const printed = (urls: Readonly<Record<Language, string>>): ComponentType<CoverProps> =>
  function Printed({ title }) {
    const url = urls[useStore(settings).language];
    const [drawing, draw] = useState(() => drawings.get(url) ?? '');
    useEffect(() => {
      let isWanted = true;
      void drawingAt(url).then((drawn) => isWanted && draw(drawn));
      return () => {
        isWanted = false;
      };
    }, [url]);
    return (
      <CoverSheet title={title}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build has drawn it, of nothing that anybody wrote here */}
        <g dangerouslySetInnerHTML={{ __html: drawing }} />
      </CoverSheet>
    );
  };
