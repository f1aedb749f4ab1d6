import { killing } from '../support/killing.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

/** `npm run kill:server`: 20 kills at random moments of 10 live games of Master Plan; fails where anything was lost. */
const data = newFolder();
const survived = await killing({ data, games: 10, kills: 20, think: 300 });
console.log(JSON.stringify(survived));
clearFolder(data);
const isWell =
  survived.lost === 0 && survived.finished === 10 && survived.kills === 20 && survived.defaults === 0;
process.exitCode = isWell ? 0 : 1;
