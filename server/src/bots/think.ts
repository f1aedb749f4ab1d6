import { pathToFileURL } from 'node:url';
import { type AnyShelved, completed } from '../programs/older.ts';
import type { Task, Thought } from './task.ts';

/** Card files in use, read once; a few are kept. */
const packs = new Map<string, unknown>();
const KEPT = 50;

function packOf(json: string): unknown {
  const known = packs.get(json) ?? JSON.parse(json);
  if (packs.size >= KEPT) packs.clear();
  packs.set(json, known);
  return known;
}

/** From now on, whether so many milliseconds have passed. */
export function lateAfter(patience: number): () => boolean {
  const end = performance.now() + patience;
  return () => performance.now() >= end;
}

/** Thinks about a task. `clock` is started where there is no time to lose; a search asks it at each rung. */
export async function think(task: Task, clock = lateAfter): Promise<Thought> {
  const { program, level, temper, seen, seed, pack, account, patience, wanted = 'answer' } = task;
  try {
    const { shelved }: { shelved: AnyShelved } = await import(pathToFileURL(program).href);
    const told = account === undefined ? {} : { account: JSON.parse(account) };
    const haste = patience === undefined ? {} : { isLate: clock(patience) };
    const own = pack === undefined ? {} : { pack: packOf(pack) };
    const leaning = temper === undefined ? {} : { temper };
    const ask = { level, ...leaning, seen: JSON.parse(seen), seed, ...told, ...haste, ...own };
    const rules = completed(shelved);
    if (wanted === 'answer') return rules.reply(ask) ?? { fault: 'NotAsked' };
    const advice = rules.advise?.(ask);
    return advice === undefined ? { fault: 'NotAsked' } : { advice };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.name : 'Error' };
  }
}
