import { url } from 'sprite:master-plan';
import { Mark } from '@masterplan/boards';
import { Board } from './board.tsx';
import { Notebook } from './notebook.tsx';
import { prospectsOf } from './prospects.ts';
import { nameOf, sideOf } from './read.ts';
import { SeatDetails, SeatFacts } from './seats.tsx';
import { Secrets } from './secrets.tsx';
import { Status } from './status.tsx';
import { Tray, TrayTab } from './tray.tsx';
import { CardView } from './zoom.tsx';

/** What the page mounts for this game. */
export const ui = {
  sprite: url,
  Board,
  Tray,
  Status,
  Notebook,
  SeatFacts,
  SeatDetails,
  Secrets,
  CardView,
  Mark,
  nameOf,
  prospectsOf,
  sideOf,
  TrayTab,
  tourNotes: () => import('./tour.ts').then(({ tourNote }) => tourNote),
};
