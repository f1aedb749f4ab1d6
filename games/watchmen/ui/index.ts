import { url } from 'sprite:watchmen';
import { Mark } from '@masterplan/boards';
import { Board } from './board.tsx';
import { cautionOf } from './caution.ts';
import { Notebook } from './notebook.tsx';
import { nameOf, sideOf } from './read.ts';
import { SeatDetails, SeatFacts } from './seats.tsx';
import { Secrets } from './secrets.tsx';
import { Status } from './status.tsx';
import { guideWith } from './tour.ts';
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
  sideOf,
  TrayTab,
  /** Attacks are answered beforehand by a standing answer; all else depends on cards that are still to be seen. */
  prospectsOf: () => [],
  cautionOf,
  tourNotes: () => import('./tour-notes.ts').then(({ notes }) => guideWith(notes)),
};
