import { fileURLToPath } from 'node:url';
import { inspect } from './house/inspect.ts';

const { files, breaches } = inspect(fileURLToPath(new URL('..', import.meta.url)));
for (const { path, line, sentence } of breaches) console.error(`${path}:${line}  ${sentence}`);
console.log(`house: ${files} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
