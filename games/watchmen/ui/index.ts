import { url } from 'sprite:watchmen';
import { Mark } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { aimOf } from './aim.ts';
import { Board } from './board.tsx';
import { cautionOf } from './caution.ts';
import { nameOf, sideOf } from './read.ts';
import { staging } from './reel.ts';
import { SeatFacts } from './seats.tsx';
import { Status } from './status.tsx';
import { Tray, TrayTab } from './tray.tsx';
import { CardView } from './zoom.tsx';

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
  reveal: () => import('./reveal.ts').then(({ reveal }) => reveal),
  CardView,
  Mark,
  nameOf,
  sideOf,
  TrayTab,
  /** Attacks are answered beforehand by a standing answer; all else depends on cards that are still to be seen. */
  prospectsOf: () => [],
  cautionOf,
  staging,
  howTo: () => import('./how.ts').then(({ howTo }) => howTo),
  aimOf,
  tourNotes: () => import('./tour.ts').then(({ tourNote }) => tourNote),
};
