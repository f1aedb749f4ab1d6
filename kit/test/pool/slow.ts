import { serveTasks } from '../../src/pool.ts';

/** A program that takes longer to start than its tasks may take. */
const started = performance.now() + 600;
while (performance.now() < started);

serveTasks<string, string>((task) => task);
