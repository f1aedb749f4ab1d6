import '@masterplan/boards/boards.css';
import './board.css';
import { reachable, useReel } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { Suspense } from 'react';
import { Confrontation } from './confrontation-later.ts';
import { WorldMap } from './map.tsx';
import { Moments } from './moments.tsx';
import { partsOf } from './parts.ts';
import type { BoardProps } from './props.ts';
import { Queue } from './queue.tsx';
import { isConfronting } from './read.ts';
import { staging } from './reel.ts';

const Final = later(() => import('./asides.ts').then(({ Final }) => Final));

/** The middle of the table: the powers of the round, the world, and what happens over it. */
export function Board(props: BoardProps) {
  const reel = useReel(props, staging);
  const parts = partsOf(props);
  return (
    <div className="jl-board">
      {props.lens.outcome === null ? (
        <div className="jl-field" ref={reachable}>
          <Queue {...parts} />
          <WorldMap {...parts} />
          <Suspense fallback={null}>
            {props.seat < 0 && isConfronting(props.lens) && <Confrontation {...parts} />}
          </Suspense>
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
