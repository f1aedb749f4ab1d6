import { writeFileSync } from 'node:fs';
import { amongBots } from '../support/among-bots.ts';
import { limits, misses, reportOf } from '../support/bots-report.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

/**
 * `npm run bench:bots`: live tables of Master Plan, a quarter of them with a Ruthless bot in one seat, and how long it is from a person's
 * choice until the last page shows it while those bots think. Writes docs/bench-bots.md; fails where a bar is missed. `TABLES` and
 * `SECONDS` make it smaller, and then nothing is written.
 */
const TABLES = Number(process.env.TABLES ?? limits.tables);
const SECONDS = Number(process.env.SECONDS ?? 30);

const data = newFolder();
const result = await amongBots({
  ...{ data, tables: TABLES, bots: Math.round((TABLES * limits.bots) / limits.tables), every: 1000 },
  seconds: { warm: 4, alone: 10, among: SECONDS },
});
clearFolder(data);
const report = reportOf(result);
console.log(report);
const isWhole = TABLES === limits.tables && process.env.SECONDS === undefined;
if (isWhole) writeFileSync(new URL('../../../docs/bench-bots.md', import.meta.url), report);
process.exitCode = misses(result).length > 0 ? 1 : 0;
