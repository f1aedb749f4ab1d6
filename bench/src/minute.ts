import { searched } from './searched.ts';

/**
 * Searches one of the games for a minute of processor time, whatever else the machine does, and prints the most mebibytes that this
 * process had.
 */
const MINUTE = 60_000_000;
const [no = ''] = process.argv.slice(2);
const game = searched[Number(no)];
if (game === undefined) throw new Error(`there is no game ${no} to search`);
game.games(() => {
  const { user, system } = process.cpuUsage();
  return user + system >= MINUTE;
});
console.log(process.resourceUsage().maxRSS / 1024);
