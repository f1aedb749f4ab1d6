import { nth, type Sitting, type Table } from '@masterplan/kernel';
import { bots } from '../../games/watchmen/bot/index.ts';
import { type Watchmen, watchmen } from '../../games/watchmen/index.ts';
import { zones } from '../../games/watchmen/rules/board.ts';
import { played, type Sample } from './playing.ts';

const { game } = watchmen;
/** A longer game is no pleasure to watch. */
const longest = 700;

/** How often something was told in a game. */
const timesTold = ({ log }: Sitting<Watchmen>, wanted: string): number =>
  log.flatMap(({ events }) => events).filter(({ name }) => name === wanted).length;

/** The story of a game of roles: how long the Plot was in play, and how near the main deck was to its end. */
class Betrayal {
  plotAt = -1;
  left = 0;

  hear(table: Table<Watchmen>): void {
    if (table.fields.taskDone && this.plotAt < 0) this.plotAt = table.fields.turns;
    this.left = table.zone(zones.mainDeck()).length;
  }
}

/**
 * Four players, one of them the Secret Mastermind: the Plot came into play, Loyal players helped each other, and they beat
 * everything when hardly a card was left in the main deck. The page's words for it hold for any game that is chosen so.
 */
export const watchmenSample: Sample = {
  file: 'games/watchmen/samples/watchmen.json',
  games: 200,
  play(seed) {
    const story = new Betrayal();
    const options = { mode: 'watchmen' };
    const sitting = played({ game, bot: bots.thumb, seats: 4, options, seed }, (table) => story.hear(table));
    const record = sitting.record();
    const { outcome } = sitting.table.state;
    const helped = timesTold(sitting, 'helped');
    const isSaved = outcome?.reason === 'challenges' && story.plotAt >= 0 && story.left < 10;
    const told =
      `${record.choices.length} choices, the Plot came in turn ${story.plotAt} of ${sitting.table.fields.turns}, ` +
      `help was given ${helped} times, ${story.left} cards were left`;
    const isShort = record.choices.length <= longest;
    return { record, told, worth: isSaved && isShort ? 20 - story.left + Math.min(helped, 10) : undefined };
  },
};

/** Three players of the base game: many Super-Villains are defeated, and the winner is one point ahead. */
export const baseSample: Sample = {
  file: 'games/watchmen/samples/watchmen-base.json',
  games: 200,
  play(seed) {
    const options = { mode: 'base' };
    const sitting = played({ game, bot: bots.thumb, seats: 3, options, seed }, () => undefined);
    const record = sitting.record();
    const scores = sitting.log
      .flatMap(({ events }) => events)
      .flatMap(({ name, n }) => (name === 'scored' ? [nth(n, 0)] : []))
      .sort((a, b) => b - a);
    const margin = nth(scores, 0) - nth(scores, 1);
    const defeated = timesTold(sitting, 'defeated');
    const isShort = record.choices.length <= longest;
    const told = `${record.choices.length} choices, ${defeated} Super-Villains, ${scores.join(' : ')} points`;
    return {
      record,
      told,
      worth: margin === 1 && isShort ? defeated - (nth(scores, 1) - nth(scores, 2)) / 5 : undefined,
    };
  },
};
