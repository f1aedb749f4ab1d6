import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerOf, masterPlanBots } from '@masterplan/bots';
import { type GameRecord, nth, Sitting, see, type Table } from '@masterplan/kernel';
import { type MasterPlan, masterPlan } from '@masterplan/master-plan';
import { zones } from '../games/master-plan/rules/board.ts';

/**
 * The game on the front page that anybody can watch: bots play many, and the one with the most turns of fortune is kept.
 * `npm run sample`; then watch it before it is committed.
 */
const games = 400;
const seats = 4;
const lastRound = 3;
const file = fileURLToPath(new URL('../games/master-plan/content/sample.json', import.meta.url));

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

function played(seed: string): { record: GameRecord; worth: number; story: Story } {
  const { game } = masterPlan;
  const sitting = new Sitting(game, { seats, options: {}, seed });
  const story = new Story();
  while (!sitting.table.over) {
    const { asked, ready } = sitting.table.state;
    const seat = allSeats.find((each) => ((asked & ~ready) >> each) & 1) ?? 0;
    const seen = see(game, sitting.table.state, seat);
    const key = answerOf(masterPlanBots.thumb, game, seen, `${seed} ${sitting.version}`) ?? '';
    const refusal = sitting.choose(seat, key);
    if (refusal) throw new Error(`${key}: ${refusal.code}`);
    story.hear(sitting.table);
  }
  return { record: sitting.record(), worth: story.worth(sitting.table), story };
}

/** A record as the formatter leaves it: a choice on each line. */
function written(record: GameRecord): string {
  const choices = record.choices.map(([seat, key]) => `    [${seat}, ${JSON.stringify(key)}]`).join(',\n');
  const rest = JSON.stringify({ ...record, choices: [] }, null, 2);
  return `${rest.replace('"choices": []', `"choices": [\n${choices}\n  ]`)}\n`;
}

const all = Array.from({ length: games }, (_, no) => ({ no, ...played(`sample ${no}`) }));
const [best] = all.toSorted((a, b) => b.worth - a.worth);
if (best === undefined) throw new Error('no game was played');
writeFileSync(file, written(best.record));
const { changes, knockOuts, deficit } = best.story;
console.log(
  `game ${best.no} of ${games}: ${best.record.choices.length} choices, the lead changed ${changes} times, ` +
    `${knockOuts} knock-outs, the winner was ${deficit} Loot behind when the last round began`,
);
