import '@masterplan/boards/boards.css';
import './cards.css';
import './board.css';
import './moments.css';
import './watchmen.css';
import { reachable, useReel } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { Suspense } from 'react';
import { MachinationPanel, UpAgainst } from './challenge.tsx';
import { Market } from './market.tsx';
import { Moments } from './moments.tsx';
import { PlayArea } from './play-area.tsx';
import type { Blockade, BoardProps, Entry } from './props.ts';
import { type Targets, targetsOf } from './read.ts';
import { staging } from './reel.ts';

const Final = later(() => import('./asides.ts').then(({ Final }) => Final));

/** What every part of the board is drawn from. */
export type PartProps = BoardProps & {
  readonly targets: Targets<Entry>;
  readonly noes: Targets<Blockade>;
};

export const partsOf = (props: BoardProps): PartProps => ({
  ...props,
  targets: targetsOf(props.lens, props.entries),
  noes: targetsOf(props.lens, props.blocked ?? []),
});

/** The middle of the table: what can be bought, what is being played, and what happens over it. */
export function Board(props: BoardProps) {
  const reel = useReel(props, staging);
  const parts = partsOf(props);
  return (
    <div className="wm-board">
      {props.lens.outcome === null ? (
        <div className="wm-field" ref={reachable}>
          <Market {...parts} />
          {props.lens.fields.watchmen ? (
            <div className="wm-lower">
              <MachinationPanel {...parts} />
              <UpAgainst {...parts} />
              <PlayArea {...parts} />
            </div>
          ) : (
            <PlayArea {...parts} />
          )}
        </div>
      ) : (
        <Suspense fallback={null}>
          <Final {...props} />
        </Suspense>
      )}
      <Moments {...props} reel={reel} />
    </div>
  );
}
