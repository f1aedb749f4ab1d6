import { writeFileSync } from 'node:fs';
import { killing } from '../support/killing.ts';
import { line, missedOf, reportPage } from '../support/report.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

/**
 * `npm run kill:server`: kills at random moments of live games of Master Plan. Writes docs/kill-server.md; fails where anything
 * was lost.
 */
const bars = { games: 10, kills: 20, lost: 0, defaults: 0 } as const;
const data = newFolder();
const from = performance.now();
const survived = await killing({ data, games: bars.games, kills: bars.kills, think: 300 });
const seconds = Math.round((performance.now() - from) / 1000);
clearFolder(data);

const missed = missedOf({
  kills: survived.kills === bars.kills,
  'lost choices': survived.lost === bars.lost,
  'games to their end': survived.finished === bars.games,
  'choices made after a crash': survived.defaults === bars.defaults,
});
const report = reportPage(
  'A server that is killed',
  `Live games of Master Plan, two people and two bots at each table. \`npm run kill:server\` ends the server's process with SIGKILL at random
moments of all of them, starts it again on the same folder and goes on; every person comes back by itself and plays on. In the end
every choice that was ever acknowledged is looked for in the record of its table, at the very place that was said. The command
writes this page, and fails where a bar is missed.`,
  [
    line('times killed', survived.kills, `${bars.kills}`),
    line('games, from the deal to the end', survived.finished, `${bars.games}`),
    line('choices acknowledged', survived.acknowledged),
    line('  of these not in the record', survived.lost, `at most ${bars.lost}`),
    line('choices made for bots that crashed', survived.defaults, `at most ${bars.defaults}`),
    line('times somebody came back', survived.reconnections),
    line('seconds in all', seconds),
  ],
  missed,
);
console.log(report);
writeFileSync(new URL('../../../docs/kill-server.md', import.meta.url), report);
process.exitCode = missed.length > 0 ? 1 : 0;
