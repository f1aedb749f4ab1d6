import { program, type Sitting } from '@masterplan/bots';
import { nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { bigSquads } from '../../../kernel/test/tiny/squads.ts';
import { Look, type Sight, seenText } from '../../src/table/sight.ts';
import { patched } from '../../wire/index.ts';

const SEATS = nth(bigSquads.seats, 0);

/** A viewer's page, which holds what it was sent, and what the server keeps of it. */
class Viewer {
  readonly viewer: number;
  readonly sight: Sight;
  #held: unknown;

  constructor(sitting: Sitting, viewer: number) {
    this.viewer = viewer;
    this.sight = new Look(sitting, SEATS).first(sitting.seeOwn(viewer));
    this.#held = JSON.parse(seenText(this.sight));
  }

  send(sitting: Sitting, look: Look): void {
    const change = look.change(this.sight, sitting.seeOwn(this.viewer));
    if (change !== undefined) this.#held = patched(this.#held, JSON.parse(change));
  }

  get held(): unknown {
    return this.#held;
  }
}

function playOne(sitting: Sitting, turn: number): void {
  const seat = 31 - Math.clz32(sitting.asked & ~sitting.ready);
  const { options } = sitting.mine(seat);
  const tried = sitting.attempt(seat, nth(options, turn % options.length).key, 'holder');
  if (tried.refusal !== undefined) throw new Error(tried.refusal.code);
  tried.commit();
}

function opened(): Sitting {
  const sitting = program({ game: bigSquads }).open({ seats: SEATS, options: {}, seed: 'sight' });
  if ('faults' in sitting) throw new Error('it cannot be opened');
  return sitting;
}

test('all viewers are brought up to date, those who came while others had not been shown the last choices too', () => {
  const sitting = opened();
  const viewers = [0, 1, SEATS].map((viewer) => new Viewer(sitting, viewer));
  let turn = 0;
  for (; sitting.outcome === null; turn++) {
    playOne(sitting, turn);
    // Who comes is looked for before all others, or between them.
    if (turn % 3 !== 2) viewers.splice(turn % 3, 0, new Viewer(sitting, turn % (SEATS + 1)));
    if (turn % 2 === 0) continue;
    const look = new Look(sitting, SEATS);
    for (const viewer of viewers) {
      viewer.send(sitting, look);
      expect(viewer.held).toEqual(JSON.parse(JSON.stringify(sitting.see(viewer.viewer))));
    }
  }
  expect(turn).toBeGreaterThan(5);
});

test('viewers who were shown the same share what is public, so that it is compared once', () => {
  const sitting = opened();
  const viewers = [0, 1, SEATS].map((viewer) => new Viewer(sitting, viewer));
  playOne(sitting, 0);
  const look = new Look(sitting, SEATS);
  for (const viewer of viewers) viewer.send(sitting, look);
  expect(new Set(viewers.map(({ sight }) => sight.common)).size).toBe(1);
  expect(new Set(viewers.map(({ sight }) => sight.own)).size).toBe(viewers.length);
});
