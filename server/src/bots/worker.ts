import { pathToFileURL } from 'node:url';
import type { BotAsk, BotReply, Shelved } from '@masterplan/bots';
import { serveTasks } from '../../../scripts/kit/pool.ts';
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

/** Programs from before bots talked only answer. */
function replyOf(shelved: Shelved, ask: BotAsk): BotReply | undefined {
  if (shelved.reply !== undefined) return shelved.reply(ask);
  const key = shelved.answer(ask);
  return key === undefined ? undefined : { key };
}

async function think({ program, level, seen, seed, pack, account }: Task): Promise<Thought> {
  try {
    const { shelved }: { shelved: Shelved } = await import(pathToFileURL(program).href);
    const told = account === undefined ? {} : { account: JSON.parse(account) };
    const ask = { level, seen: JSON.parse(seen), seed, ...told };
    const reply = replyOf(shelved, pack === undefined ? ask : { ...ask, pack: packOf(pack) });
    return reply ?? { fault: 'NotAsked' };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.name : 'Error' };
  }
}

serveTasks(think);
