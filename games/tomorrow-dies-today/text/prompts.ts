import {
  type Frame,
  type Lens,
  nth,
  type OpenAsk,
  type Outcome,
  type Proposal,
  proposalIn,
  sentenceAt,
} from '@masterplan/kernel';
import { facelessTypes, sentencesUnder } from '../content/kinds.ts';
import { MONOLOGUING, type Tomorrow } from '../rules/board.ts';
import {
  areJobs,
  conflictIn,
  damageIn,
  damageShared,
  isEarly,
  isLeadersCall,
  missingIn,
  partnerOf,
  recruitIn,
  splitIn,
} from '../rules/facts.ts';
import { sentencesText } from './card-text.ts';
import type { Voice } from './voice.ts';

const topOf = ({ stack }: Lens<Tomorrow>): Frame => nth(stack, stack.length - 1);

/** An open ask, as the asked seat reads it or as the others do. */
export function promptText(
  voice: Voice,
  lens: Lens<Tomorrow>,
  ask: OpenAsk,
  names: readonly string[],
): string {
  return lens.viewer === ask.seat ? asked(voice, lens, ask, names) : others(voice, lens, ask, names);
}

function asked(
  voice: Voice,
  lens: Lens<Tomorrow>,
  { name, seat }: OpenAsk,
  names: readonly string[],
): string {
  const { ask } = voice.say;
  const frame = topOf(lens);
  const tile = (): string => (frame.self < 0 ? '' : voice.cardName(lens, frame.self));
  const proposal = proposalIn(lens);
  const otherwise = otherwiseOf(voice, name);
  if (proposal?.stage === 'put forward') return `${ask.consent(nth(names, proposal.by))}${otherwise}`;
  switch (name) {
    case 'henchmen':
    case 'hiring':
    case 'first resource':
    case 'first jobs':
    case 'placing':
    case 'vaulting':
    case 'contributing':
    case 'keeping':
    case 'coordination':
    case 'commit':
    case 'replacing':
    case 'how to stage':
    case 'staging':
    case 'even damage':
    case 'dealings':
    case 'recall':
    case 'directives':
    case 'side jobs':
    case 'swaps':
      return ask[name];
    case 'funding':
      return isEarly(lens, frame) ? ask.goAlong : ask.funding;
    case 'choosing':
      return areJobs(frame) ? ask.chooseJob : ask.chooseGadget;
    case 'casualties':
      return ask.casualties(damageIn(frame));
    case 'visit':
      return ask.visit(tile(), missingIn(lens, frame));
    case 'damage share':
      return `${ask.damageShare(damageShared(frame))}${otherwise}`;
    case 'ride':
      return `${ask.ride}${otherwise}`;
    case 'exchange':
      return ask.exchange(nth(names, partnerOf(frame, seat)));
    case 'conflict':
      return conflictPrompt(voice, frame, seat, names);
    case 'harvest':
      return isLeadersCall(frame) ? ask.harvestLead(tile()) : ask.harvest(tile());
    case 'raid':
      return ask.raid(tile());
    case 'collecting':
      return ask.collecting(tile());
    case 'recruiting':
      return ask.recruiting(voice.say.pieces[nth(facelessTypes, recruitIn(frame))]);
    case 'completing':
      return ask.completing(tile());
    case 'corrupting':
      return ask.corrupting(tile());
    case 'split':
      return `${splitPrompt(voice, lens, frame, proposal)}${otherwise}`;
    case 'special':
      return ask.special(tile(), effectOf(voice, lens, frame));
    default:
      return cardPrompt(voice, lens);
  }
}

/** What follows without an agreement, as a sentence of its own; an exchange has nothing (TD-17.19, TD-25.3, TD-A15). */
function otherwiseOf({ say: { ask } }: Voice, name: string): string {
  switch (name) {
    case 'damage share':
    case 'ride':
    case 'split':
      return ` ${ask.otherwise[name]}`;
    default:
      return '';
  }
}

function effectOf(voice: Voice, lens: Lens<Tomorrow>, frame: Frame): string {
  const kind = lens.kind(frame.self);
  return kind === undefined ? '' : sentencesText(voice, sentencesUnder(kind, 'effect'));
}

function splitPrompt(
  voice: Voice,
  lens: Lens<Tomorrow>,
  frame: Frame,
  proposal: Proposal | undefined,
): string {
  const next = splitIn(lens, frame)[proposal?.parts.length ?? 0];
  return voice.say.ask.split(next === undefined ? voice.say.nothing : voice.say.goods[next](1));
}

function conflictPrompt(
  { say: { ask } }: Voice,
  frame: Frame,
  seat: number,
  names: readonly string[],
): string {
  const now = conflictIn(frame);
  switch (now.stage) {
    case 'consent':
      return ask.joinConsent(nth(names, frame.you));
    case 'strike':
      return ask.strike(now.left(seat));
    case 'effect':
      return ask.effect(nth(names, now.victim(now.blow)));
    case 'hit':
      return now.effect(now.blow) === 'damage' ? ask.hit.damage : ask.hit.home;
    case 'claim':
      return ask.claim(nth(names, now.claimed()));
    default:
      return ask[now.stage];
  }
}

function others(
  voice: Voice,
  lens: Lens<Tomorrow>,
  { name, seat }: OpenAsk,
  names: readonly string[],
): string {
  const { waiting } = voice.say;
  const who = nth(names, seat);
  const proposal = proposalIn(lens);
  if (proposal?.stage === 'put forward') return waiting.consent(who, nth(names, proposal.by));
  switch (name) {
    case 'henchmen':
    case 'coordination':
    case 'staging':
    case 'funding':
    case 'conflict':
      return waiting[name](who);
    case 'exchange':
      return waiting.exchange(who, nth(names, partnerOf(topOf(lens), seat)));
    default:
      return topOf(lens).verb === 'effect'
        ? waiting.card(who, voice.cardName(lens, topOf(lens).self))
        : waiting.deciding(who);
  }
}

function cardPrompt(voice: Voice, lens: Lens<Tomorrow>): string {
  const frame = topOf(lens);
  const said = sentenceAt(lens.game, frame);
  return voice.say.ask.card(
    voice.cardName(lens, frame.self),
    sentencesText(voice, said === undefined ? [] : [said]),
  );
}

/** Where in the game a table is. */
export function chapterText(voice: Voice, lens: Lens<Tomorrow>): string {
  const { chapter } = voice.say;
  const { round, phase } = lens.fields;
  if (lens.outcome !== null) return chapter.over;
  if (round === 0) return chapter.setUp;
  if (phase === 0) return chapter.scheming(round);
  return phase === MONOLOGUING ? chapter.monologuing(round) : chapter.phase(round, phase);
}

export function outcomeText(voice: Voice, { winners, reason }: Outcome, names: readonly string[]): string {
  if (reason !== 'prestige') throw new Error(`nothing is worded for an end by "${reason}"`);
  return voice.say.outcome.prestige(voice.list(winners.map((seat) => nth(names, seat))));
}
