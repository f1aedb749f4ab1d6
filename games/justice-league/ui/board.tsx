import '@masterplan/boards/boards.css';
import './board.css';
import { reachable, useReel } from '@masterplan/boards';
import { Confrontation } from './confrontation.tsx';
import { Final } from './final.tsx';
import { WorldMap } from './map.tsx';
import { Moments } from './moments.tsx';
import { partsOf } from './parts.ts';
import type { BoardProps } from './props.ts';
import { Queue } from './queue.tsx';
import { isConfronting } from './read.ts';
import { staging } from './reel.ts';

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
          {props.seat < 0 && isConfronting(props.lens) && <Confrontation {...parts} />}
        </div>
      ) : (
        <Final {...props} />
      )}
      <Moments {...props} reel={reel} />
    </div>
  );
}
