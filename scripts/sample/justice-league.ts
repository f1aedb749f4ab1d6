import type { Bot, Sitting } from '@masterplan/kernel';
import { bots } from '../../games/justice-league/bot/index.ts';
import { type JusticeLeague, justiceLeague } from '../../games/justice-league/index.ts';
import { heroPoints, villainPoints } from '../../games/justice-league/rules/facts.ts';
import { played, type Sample } from './playing.ts';

const { game } = justiceLeague;
const options = { characters: 'chance' };

const timesTold = ({ log }: Sitting<JusticeLeague>, wanted: string): number =>
  log.flatMap(({ events }) => events).filter(({ name }) => name === wanted).length;

/** Who is how far, for whoever reviews a game. */
const scoreIn = ({ table }: Sitting<JusticeLeague>): string =>
  `${table.fields.round} rounds, ${heroPoints(table)} VP to ${villainPoints(table)}, ${table.state.outcome?.reason}`;

/** Four heroes against Darkseid: heroes were defeated and rose again, and they win while he is a crisis short of twelve VP. */
export const justiceLeagueSample: Sample = {
  file: 'games/justice-league/samples/justice-league.json',
  games: 60,
  play(seed) {
    const sitting = played({ game, bot: bots.thumb, seats: 5, options, seed }, () => undefined);
    const { table } = sitting;
    const fallen = timesTold(sitting, 'hero defeated');
    const isWon = table.state.outcome?.reason === 'hero-points' && villainPoints(table) >= 8 && fallen > 0;
    return {
      record: sitting.record(),
      told: `${scoreIn(sitting)}, ${fallen} defeats`,
      worth: isWon ? villainPoints(table) + fallen - table.fields.round / 4 : undefined,
    };
  },
};

/** Before so many rounds little has happened. */
const fewestRounds = 4;

/** The shortest of some games that end in a way, for people to read. */
const ending = (reason: string, seats: number, bot: Bot<JusticeLeague>): Sample => ({
  file: `games/justice-league/test/whole/${reason}.json`,
  games: 12,
  play(seed) {
    const sitting = played({ game, bot, seats, options, seed }, () => undefined);
    const { fields, state } = sitting.table;
    const record = sitting.record();
    const isIt = state.outcome?.reason === reason && fields.round >= fewestRounds;
    return { record, told: scoreIn(sitting), worth: isIt ? -record.choices.length : undefined };
  },
});

/** The golden games, one for each way to win. Darkseid leaves the map empty only where he plays at random. */
export const justiceLeagueEndings: Readonly<Record<string, Sample>> = {
  'justice-league-hero-points': ending('hero-points', 4, bots.thumb),
  'justice-league-darkseid-points': ending('darkseid-points', 4, bots.thumb),
  'justice-league-ultimate-goal': ending('ultimate-goal', 3, bots.thumb),
  'justice-league-empty-map': ending('empty-map', 3, bots['thumb-heroes']),
};
