import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Manifest } from '@masterplan/kernel';
import { type GameRecord, type LogEntry, Sitting } from '@masterplan/kernel';
import { gameWith, type Seated, seated } from '../seated.ts';

/** A table put away: all that is needed to lay it again as it was. */
interface Away {
  readonly entry: Manifest;
  /** Record and log as JSON, pressed: some 16 KiB for a long game, which laid out takes some 400. */
  readonly pressed: Uint8Array;
}

interface Story {
  readonly record: GameRecord;
  readonly log: readonly LogEntry[];
}

function putAway({ entry, sitting }: Seated): Away {
  const story: Story = { record: sitting.record(), log: sitting.log };
  return { entry, pressed: deflateRawSync(JSON.stringify(story), { level: 1 }) };
}

/** Lays a table again. That it cannot be laid is our fault: it was put away by us. */
function laidAgain({ entry, pressed }: Away): Seated {
  const { record, log } = JSON.parse(inflateRawSync(pressed).toString()) as Story;
  const content = gameWith(entry, record.pack);
  const sitting = 'game' in content ? Sitting.of(content.game, record, log) : { fault: { code: 'pack' } };
  if ('fault' in sitting)
    throw new Error(`a table that was put away does not come back: ${sitting.fault.code}`);
  return seated(entry, sitting);
}

/**
 * Open tables by name. Those used last are laid out; the others are put away and laid again when they are asked for, which
 * nobody can tell but by the time it takes.
 */
export class Tables {
  /** The one used longest ago first. */
  readonly #laid = new Map<string, Seated>();
  readonly #away = new Map<string, Away>();
  readonly #mostLaid: number;

  constructor(mostLaid: number) {
    this.#mostLaid = mostLaid;
  }

  get size(): number {
    return this.#laid.size + this.#away.size;
  }

  set(name: string, table: Seated): void {
    this.#laid.delete(name);
    this.#laid.set(name, table);
    for (const [oldest, unused] of this.#laid) {
      if (this.#laid.size <= this.#mostLaid) return;
      this.#away.set(oldest, putAway(unused));
      this.#laid.delete(oldest);
    }
  }

  get(name: string): Seated | undefined {
    const away = this.#away.get(name);
    const found = away === undefined ? this.#laid.get(name) : laidAgain(away);
    if (found === undefined) return undefined;
    this.#away.delete(name);
    this.set(name, found);
    return found;
  }

  delete(name: string): boolean {
    return this.#laid.delete(name) || this.#away.delete(name);
  }
}
