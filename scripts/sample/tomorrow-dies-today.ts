import type { Sitting } from '@masterplan/kernel';
import { bots } from '../../games/tomorrow-dies-today/bot/index.ts';
import { type Tomorrow, tomorrowDiesToday } from '../../games/tomorrow-dies-today/index.ts';
import { scoreOf } from '../../games/tomorrow-dies-today/rules/facts.ts';
import { played, type Sample } from './playing.ts';

const timesTold = ({ log }: Sitting<Tomorrow>, wanted: string): number =>
  log.flatMap(({ events }) => events).filter(({ name }) => name === wanted).length;

/** Two teams of two: deals and Conflicts, Doomsday Missions Completed together, and the last Round decides by a point or two. */
export const tomorrowSample: Sample = {
  file: 'games/tomorrow-dies-today/samples/tomorrow-dies-today.json',
  games: 40,
  play(seed) {
    const { game } = tomorrowDiesToday;
    const sitting = played(
      { game, bot: bots.thumb, seats: 4, options: { henchmen: 'chance' }, seed },
      () => undefined,
    );
    const { table } = sitting;
    const scores = [0, 1].map((team) => scoreOf(table, team));
    const apart = Math.abs((scores[0] ?? 0) - (scores[1] ?? 0));
    const [deals, fights, missions] = ['dealt', 'attacks', 'completed'].map((name) =>
      timesTold(sitting, name),
    );
    const isLively = (deals ?? 0) >= 2 && (fights ?? 0) >= 2 && apart >= 1 && apart <= 2;
    return {
      record: sitting.record(),
      told: `${scores.join(' to ')} VP, ${deals} deals, ${fights} Conflicts, ${missions} Missions`,
      worth: isLively ? (deals ?? 0) + (fights ?? 0) + (missions ?? 0) / 4 : undefined,
    };
  },
};
