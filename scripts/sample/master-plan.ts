import { nth, type Table } from '@masterplan/kernel';
import { bots } from '../../games/master-plan/bot/index.ts';
import { type MasterPlan, masterPlan } from '../../games/master-plan/index.ts';
import { zones } from '../../games/master-plan/rules/board.ts';
import { played, type Sample } from './playing.ts';

const seats = 4;
const lastRound = 3;

/** How many Loot a seat's plan still lacks. */
function lacks(table: Table<MasterPlan>, seat: number): number {
  const plan = table.kind(nth(table.zone(zones.plan(seat)), 0));
  if (plan.type !== 'plan') return 0;
  const stash = table.zone(zones.stash(seat)).map((card) => table.kind(card).id);
  return Object.entries(plan.needs).reduce(
    (sum, [id, n]) => sum + Math.max(0, n - stash.filter((each) => each === id).length),
    0,
  );
}

const allSeats = Array.from({ length: seats }, (_, seat) => seat);
const leaderOf = (lacking: readonly number[]): number => lacking.indexOf(Math.min(...lacking));

/** The story of a game: who led when, and how far behind the winner was when the last round began. */
class Story {
  changes = 0;
  knockOuts = 0;
  deficit = 0;
  #leader = -1;
  #lacking: readonly number[] = [];

  hear(table: Table<MasterPlan>): void {
    const lacking = allSeats.map((seat) => lacks(table, seat));
    const leader = leaderOf(lacking);
    if (leader !== this.#leader) this.changes += 1;
    this.#leader = leader;
    if (table.fields.round < lastRound) this.#lacking = lacking;
    this.knockOuts = allSeats.reduce((sum, seat) => sum + table.zone(zones.koPile(seat)).length, 0);
  }

  /** Worth watching: a plan completed in the last round, by somebody who was behind, after the lead had changed often. */
  worth({ state: { outcome }, fields }: Table<MasterPlan>): number {
    const [winner = 0] = outcome?.winners ?? [];
    this.deficit = (this.#lacking[winner] ?? 0) - Math.min(...this.#lacking);
    const isGrand = outcome?.reason === 'plan' && fields.round === lastRound && outcome.winners.length === 1;
    return (isGrand ? 10 : 0) + this.changes + 2 * this.deficit + this.knockOuts / 5;
  }
}

export const masterPlanSample: Sample = {
  file: 'games/master-plan/samples/master-plan.json',
  games: 400,
  play(seed) {
    const story = new Story();
    const dealt = { game: masterPlan.game, bot: bots.thumb, seats, options: {}, seed };
    const sitting = played(dealt, (table) => story.hear(table));
    const worth = story.worth(sitting.table);
    const { changes, knockOuts, deficit } = story;
    const told =
      `the lead changed ${changes} times, ${knockOuts} knock-outs, ` +
      `the winner was ${deficit} Loot behind when the last round began`;
    return { record: sitting.record(), worth, told };
  },
};
