import { pathToFileURL } from 'node:url';
import { serveTasks } from '../../../scripts/kit/pool.ts';
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

async function think({ program, level, seen, seed, pack, account }: Task): Promise<Thought> {
  try {
    const { shelved }: { shelved: AnyShelved } = await import(pathToFileURL(program).href);
    const told = account === undefined ? {} : { account: JSON.parse(account) };
    const ask = { level, seen: JSON.parse(seen), seed, ...told };
    const reply = completed(shelved).reply(pack === undefined ? ask : { ...ask, pack: packOf(pack) });
    return reply ?? { fault: 'NotAsked' };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.name : 'Error' };
  }
}

serveTasks(think);
