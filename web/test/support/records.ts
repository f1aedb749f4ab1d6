import { readFileSync } from 'node:fs';
import { type GameRecord, optionsOf, Sitting } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { ownPack } from './own-pack.ts';
import { dice } from './player.ts';

/** A whole game, played by nobody in particular. */
export function playedRecord(seats: number, seed: string, pack?: unknown): GameRecord {
  const read = pack === undefined ? masterPlan : masterPlan.readPack?.(pack);
  if (read === undefined || 'faults' in read) throw new Error('the pack cannot be read');
  const sitting = new Sitting(read.game, {
    ...{ seats, options: {}, seed },
    ...(pack === undefined ? {} : { pack }),
  });
  const pick = dice(7);
  while (!sitting.table.over) {
    const { asked, ready } = sitting.table.state;
    const seat = Array.from({ length: seats }, (_, no) => no).find((no) => ((asked & ~ready) >> no) & 1) ?? 0;
    const options = optionsOf(sitting.table.lens(seat));
    const { key = '' } = options[pick(options.length)] ?? {};
    if (sitting.choose(seat, key)) throw new Error(`"${key}" was refused`);
  }
  return sitting.record();
}

/** Content for the longest games there can be: as many Supers as a pack may have, and Loot for all of them. */
export function longPack(): unknown {
  const own = ownPack();
  const more = own.supers.slice(0, 60 - own.supers.length);
  const twins = more.map((each) => ({ ...each, id: `${each.id} again`, number: each.number + 100 }));
  return {
    ...own,
    supers: [...own.supers, ...twins],
    throwdowns: own.throwdowns.map((each) => ({ ...each, loot: 20 })),
    loot: own.loot.map((each) => ({ ...each, copies: 50 })),
    plans: own.plans.map((each) => ({
      ...each,
      needs: Object.fromEntries(own.loot.map(({ id }) => [id, 40])),
    })),
  };
}

/** A record as somebody's file. */
export const fileOf = (data: unknown, name = 'a game.json') => ({
  ...{ name, mimeType: 'application/json' },
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

/** A game that comes with the house. */
export const sampleRecord = (file: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../games/${file}.json`, import.meta.url), 'utf8'));
