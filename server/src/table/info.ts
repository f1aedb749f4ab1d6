import type { Sitting } from '@masterplan/bots';
import { nth } from '@masterplan/kernel';
import type { Mine, TableInfo } from '../../wire/index.ts';
import type { People } from '../people/people.ts';
import { botMask, type Facts, isAway, seatInfo } from './facts.ts';
import type { LiveTable } from './live.ts';

const NOTHING = { options: [], blocked: [], standing: [] };

/** A seat's own part of what is shown. */
export function mineOf({ sitting, facts }: LiveTable, seat: number): Mine {
  const isIdle = sitting === undefined || facts.state === 'finished' || isAway(nth(facts.holders, seat));
  const { options, blocked, standing } = isIdle ? NOTHING : sitting.mine(seat);
  const undo = sitting === undefined ? 'none' : undoReach(sitting, facts, seat);
  return { options, blocked, standing, undo, gaveUp: facts.deciding.gaveUp.includes(seat) };
}

function undoReach(sitting: Sitting, facts: Facts, seat: number): Mine['undo'] {
  const policy = facts.settings.undo;
  if (policy === 'none' || facts.state !== 'playing') return 'none';
  const bots = botMask(facts);
  if (!sitting.undoRefusal(seat, 'free', bots)) return 'free';
  if (!sitting.undoRefusal(seat, 'take-back', bots)) return 'take-back';
  return policy === 'agreed' && !sitting.undoRefusal(seat, 'agreed', bots) ? 'agreed' : 'none';
}

/** What everybody at a table may know of it, apart from the game itself. */
export class Info {
  readonly #table: LiveTable;
  readonly #people: People;
  /** What `#json` was made from: as long as all of it is the same, so is that. */
  #from: readonly unknown[] = [];
  #json = '';

  constructor(table: LiveTable, people: People) {
    this.#table = table;
    this.#people = people;
  }

  /** A `TableInfo`, as JSON; the very same text while nothing of it changes. */
  json(): string {
    const { facts, sitting, defaults, views } = this.#table;
    const { state, holders, settings, deciding, host, rematch, rules, seed } = facts;
    const now = [
      ...[state, holders, settings, deciding, host, rematch, rules, seed],
      ...[sitting, sitting?.outcome, defaults, views.news, this.#people.news],
    ];
    if (now.some((part, i) => part !== this.#from[i])) {
      this.#from = now;
      this.#json = JSON.stringify(this.#tableInfo());
    }
    return this.#json;
  }

  #tableInfo(): TableInfo {
    const { facts, seal, state, levels, tempered, advises, channels, sides, defaults, sitting, rulesAt } =
      this.#table;
    const { id, game, rules, seats, options, packJson, listed, host, settings, givenUp, rematch, begun } =
      facts;
    const outcome = sitting?.outcome ?? null;
    return {
      ...{ table: id, game, rules, seats, options, listed, host, state, settings },
      ...(packJson === null ? {} : { pack: true as const }),
      ...(rulesAt === undefined ? {} : { rulesAt }),
      people: facts.holders.map((holder) => seatInfo(holder, facts, this.#people)),
      watchers: this.#watchers(),
      votes: facts.state === 'finished' ? [] : facts.deciding.votes,
      levels,
      ...(tempered.length === 0 ? {} : { tempered }),
      ...(advises ? { advises: true as const } : {}),
      channels,
      ...(begun === null ? {} : { origin: begun.origin }),
      ...(seal === '' ? {} : { seal }),
      ...(outcome === null ? {} : { outcome }),
      ...(givenUp ? { givenUp: true as const } : {}),
      ...(givenUp && facts.winners !== null ? { winners: facts.winners } : {}),
      ...(sides === undefined ? {} : { sides }),
      ...(rematch === null ? {} : { rematch }),
      defaults,
    };
  }

  #watchers(): TableInfo['watchers'] {
    const all = [...this.#table.views.watchers].filter(
      ({ player }) => this.#table.seatsOf(player).length === 0,
    );
    const players = [...new Set(all.map(({ player }) => player))].sort();
    return players.map((player) => ({ player, name: this.#people.nameOf(player) }));
  }
}
