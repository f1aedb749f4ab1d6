import { FolderLock } from '../../src/store/lock.ts';

/** A process that has a data folder until it is killed. */
const lock = FolderLock.take(process.argv[2] ?? '');
process.send?.('taken');
setInterval(() => lock, 1000);
