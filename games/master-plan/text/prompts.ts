import { type Lens, NOT_ANY, nth, type OpenAsk, type Outcome, sentenceAt } from '@masterplan/kernel';
import type { MasterPlan } from '../rules/board.ts';
import { actorOf, wantedLoot } from '../rules/facts.ts';
import { abilityText } from './card-text.ts';
import type { Voice } from './voice.ts';

/** An open ask, as the asked seat reads it or as the others do. */
export function promptText(
  voice: Voice,
  lens: Lens<MasterPlan>,
  ask: OpenAsk,
  names: readonly string[],
): string {
  const who = nth(names, ask.seat);
  const isYours = lens.viewer === ask.seat;
  const { ask: asking, waiting } = voice.say;
  switch (ask.name) {
    case 'assemble':
    case 'naming':
    case 'regroup':
      return isYours ? asking[ask.name] : waiting[ask.name](who);
    case 'act':
    case 'loot': {
      const by = voice.cardName(lens, actorOf(lens.stack) ?? NOT_ANY);
      return isYours ? asking[ask.name](by) : waiting[ask.name](who, by);
    }
    default:
      return isYours
        ? abilityPrompt(voice, lens)
        : waiting.ability(who, voice.cardName(lens, actorOf(lens.stack) ?? NOT_ANY));
  }
}

function abilityPrompt(voice: Voice, lens: Lens<MasterPlan>): string {
  const frame = nth(lens.stack, lens.stack.length - 1);
  const wanted = wantedLoot(frame);
  if (wanted !== undefined) return voice.say.ask.give(voice.cardName(lens, wanted));
  const said = sentenceAt(lens.game, frame);
  return voice.say.ask.ability(
    voice.cardName(lens, frame.self),
    abilityText(voice, said === undefined ? [] : [said]),
  );
}

/** Where in the game a table is. */
export function chapterText(voice: Voice, lens: Lens<MasterPlan>): string {
  const { chapter } = voice.say;
  const { round, here } = lens.fields;
  if (lens.outcome !== null) return chapter.over;
  const at = here === NOT_ANY ? '' : voice.placeName(lens, here);
  const phases = lens.stack.map(({ verb }) => verb);
  if (phases.includes('assemble')) return chapter.assemble(round);
  if (phases.includes('regroup')) return chapter.regroup(round);
  return phases.includes('loot') ? chapter.loot(round, at) : chapter.battle(round, at);
}

export function outcomeText(voice: Voice, { winners, reason }: Outcome, names: readonly string[]): string {
  const { outcome } = voice.say;
  const who = voice.list(winners.map((seat) => nth(names, seat)));
  switch (reason) {
    case 'plan':
    case 'variety':
    case 'shared':
      return outcome[reason](who);
    case 'knock-outs':
      return outcome.knockOuts(who);
    case 'largest-knock-out':
      return outcome.largestKnockOut(who);
    default:
      throw new Error(`nothing is worded for an end by "${reason}"`);
  }
}
