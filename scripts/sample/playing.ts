import { answerOf } from '@masterplan/bots';
import {
  type Bot,
  type Game,
  type GameRecord,
  nth,
  type Shape,
  Sitting,
  see,
  type Table,
  type TableOptions,
} from '@masterplan/kernel';

/** A game that bots played, and why somebody should watch it. */
interface Candidate {
  readonly record: GameRecord;
  /** The more, the better; undefined where it is no game for the front page at all. */
  readonly worth: number | undefined;
  /** What happened, for whoever reviews it. */
  readonly told: string;
}

/** A game on the front page that anybody can watch: bots play many, and the one that is worth most is kept. */
export interface Sample {
  /** Where it is kept, from the root of the repository. */
  readonly file: string;
  readonly games: number;
  readonly play: (seed: string) => Candidate;
}

interface Dealt<S extends Shape> {
  readonly game: Game<S>;
  readonly bot: Bot<S>;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
}

/** Plays a whole game, a bot in every seat; `hear` is called after each choice. */
export function played<S extends Shape>(
  { game, bot, seats, options, seed }: Dealt<S>,
  hear: (table: Table<S>) => void,
): Sitting<S> {
  const sitting = new Sitting(game, { seats, options, seed });
  while (!sitting.table.over) {
    const { asked, ready } = sitting.table.state;
    const waiting = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => ((asked & ~ready) >> seat) & 1,
    );
    const seat = nth(waiting, 0);
    const key = answerOf(bot, game, see(game, sitting.table.state, seat), `${seed} ${sitting.length}`) ?? '';
    const refusal = sitting.choose(seat, key);
    if (refusal) throw new Error(`${key}: ${refusal.code}`);
    hear(sitting.table);
  }
  return sitting;
}

/** A record as the formatter leaves it: a choice on each line. */
export function written({ choices, ...record }: GameRecord): string {
  const inline = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replaceAll(/\n */g, ' ')
      .replaceAll(/\[ | \]/g, (each) => each.trim());
  const listed = choices.map((choice) => `    ${inline(choice)}`).join(',\n');
  const lines = Object.entries(record).map(([name, value]) => `  "${name}": ${inline(value)},\n`);
  return `{\n${lines.join('')}  "choices": [\n${listed}\n  ]\n}\n`;
}
