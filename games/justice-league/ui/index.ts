import { url } from 'sprite:justice-league';
import { Mark } from '@masterplan/boards';
import { Board } from './board.tsx';
import { CardView } from './card.tsx';
import { cautionOf } from './caution.ts';
import { noteOf } from './note.ts';
import { Notebook } from './notebook.tsx';
import { plansOf } from './plans.ts';
import { nameOf, sideOf } from './read.ts';
import { SeatDetails, SeatFacts } from './seats.tsx';
import { Secrets } from './secrets.tsx';
import { Status } from './status.tsx';
import { Tray, TrayTab } from './tray.tsx';

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
  noteOf,
  sideOf,
  TrayTab,
  /** What comes next depends on what others have sealed. */
  prospectsOf: () => [],
  plansOf,
  cautionOf,
  tourNotes: () => import('./tour.ts').then(({ tourNote }) => tourNote),
};
