import type { Speech } from '@masterplan/boards/playable';
import { isRecord, type Language, type Telling } from '@masterplan/kernel';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../text/index.ts';
import type { GameUi, Playable } from './playable.ts';
import { Speeches } from './speech.ts';
import { Tried } from './tried.tsx';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are told by one page, each by its own telling only
export type AnyTelling = Telling<any>;

/** What a telling has at the least; what it says of a table shows when it is asked. */
const isTelling = (value: unknown): value is AnyTelling =>
  isRecord(value) &&
  isRecord(value.game) &&
  [value.text, value.rerun].every((each) => typeof each === 'function');

/** The telling in a rules program that the server kept; undefined where there is none, or none that this browser can run. */
export async function tellingAt(rulesAt: string): Promise<AnyTelling | undefined> {
  if (!/^\/rules\/[0-9a-f]{64}\.mjs$/.test(rulesAt)) return undefined;
  try {
    const program: unknown = await import(/* @vite-ignore */ rulesAt);
    const shelved = isRecord(program) ? program.shelved : undefined;
    return isRecord(shelved) && isTelling(shelved.telling) ? shelved.telling : undefined;
  } catch {
    return undefined;
  }
}

/** What the board of today says of a table of its past; what it cannot say is left unsaid. */
function orUnsaid<Said>(ask: () => Said, unsaid: Said): Said {
  try {
    return ask();
  } catch {
    return unsaid;
  }
}

/** Draws a part of today's board as long as it can be drawn. */
function drawing<Props extends object>(
  Part: ComponentType<Props>,
  otherwise: ReactNode = null,
): ComponentType<Props> {
  return (props) => (
    <Tried rules="old" otherwise={otherwise}>
      <Part {...props} />
    </Tried>
  );
}

function Undrawn() {
  return <p className="news">{useMessages().undrawn}</p>;
}

/** A board that may not know all that happens at the table: it breaks nothing but itself. */
const careful = (ui: GameUi): GameUi => ({
  ...ui,
  Board: drawing(ui.Board, <Undrawn />),
  Tray: drawing(ui.Tray),
  Status: drawing(ui.Status),
  Notebook: drawing(ui.Notebook),
  SeatFacts: drawing(ui.SeatFacts),
  SeatDetails: drawing(ui.SeatDetails),
  Secrets: drawing(ui.Secrets),
  ...(ui.TrayTab === undefined ? {} : { TrayTab: drawing(ui.TrayTab) }),
  nameOf: (...about) => orUnsaid(() => ui.nameOf(...about), undefined),
  prospectsOf: (lens) => orUnsaid(() => ui.prospectsOf(lens), []),
  sideOf: (...about) => orUnsaid(() => ui.sideOf?.(...about) ?? 'board', 'board'),
  aimOf: (...about) => orUnsaid(() => ui.aimOf?.(...about), undefined),
  cautionOf: (...about) => orUnsaid(() => ui.cautionOf?.(...about), undefined),
});

/** What a telling says. The board of today speaks too: its words are loaded with those of the telling. */
export function speechesOf(telling: AnyTelling, today: Speeches): Speeches {
  const speechIn = (language: Language) => async (): Promise<Speech> => {
    await today.load(language);
    return (game, options) => telling.text(game, options)[language];
  };
  return new Speeches({ en: speechIn('en'), fr: speechIn('fr') });
}

/** Today's board with the cards and words of older rules; with its own where they are not to be had. */
export async function withOldRules(playable: Playable, rulesAt: string): Promise<Playable> {
  const telling = await tellingAt(rulesAt);
  if (telling === undefined) return playable;
  const speeches = speechesOf(telling, playable.speeches);
  return { ...playable, game: telling.game, speeches, ui: careful(playable.ui) };
}
