import { url } from 'sprite:tomorrow-dies-today';
import { Mark } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { aimOf } from './aim.ts';
import { Board } from './board.tsx';
import { CardView } from './card.tsx';
import { nameOf, waysTo } from './names.ts';
import { sideOf } from './read.ts';
import { staging } from './reel.ts';
import { SeatFacts } from './seats.tsx';
import { Status } from './status.tsx';
import { Tray, TrayTab, trayName } from './tray.tsx';
import { notedOf, warilyOf } from './wary.ts';

/** What the page mounts for this game. */
export const ui = {
  sprite: url,
  Board,
  Tray,
  Status,
  Notebook: later(() => import('./asides.ts').then(({ Notebook }) => Notebook)),
  SeatFacts,
  SeatDetails: later(() => import('./asides.ts').then(({ SeatDetails }) => SeatDetails)),
  Secrets: later(() => import('./asides.ts').then(({ Secrets }) => Secrets)),
  reveal: () => import('./asides.ts').then(({ reveal }) => reveal),
  CardView,
  Mark,
  nameOf,
  waysTo,
  noteOf: notedOf,
  sideOf,
  TrayTab,
  trayName,
  /** What comes next depends on what others have sealed. */
  prospectsOf: () => [],
  cautionOf: warilyOf,
  staging,
  howTo: () => import('./how.ts').then(({ howTo }) => howTo),
  aimOf,
  tourNotes: () => import('./tour.ts').then(({ tourNote }) => tourNote),
};
