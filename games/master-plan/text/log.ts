import { nth, type SeenEvent } from '@masterplan/kernel';
import type { Voice } from './voice.ts';

type Told = (voice: Voice, event: SeenEvent, names: readonly string[]) => string | undefined;

const face = (voice: Voice, { faces }: SeenEvent, i: number): string => voice.faceName(faces[i]);
const who = ({ seat }: SeenEvent, names: readonly string[]): string => nth(names, seat);
/** The other player an event names, by its first number. */
const rival = ({ n }: SeenEvent, names: readonly string[]): string => names[nth(n, 0)] ?? '';
const number = ({ n }: SeenEvent): number => nth(n, 0);

const told: Readonly<Record<string, Told>> = {
  round: (voice, event, names) => voice.say.log.round(number(event), who(event, names)),
  stocked: (voice, event) => voice.say.log.stocked(face(voice, event, 0), voice.count(event.faces.slice(1))),
  deployed: (voice, event, names) =>
    voice.say.log.deployed(who(event, names), face(voice, event, 0), face(voice, event, 1)),
  'passed over': (voice, event, names) => voice.say.log.passedOver(who(event, names)),
  named: (voice, event, names) => voice.say.log.named(who(event, names), face(voice, event, 0)),
  'turned up': (voice, event, names) => voice.say.log.turnedUp(who(event, names), voice.count(event.faces)),
  fight: (voice, event) => voice.say.log.fight(face(voice, event, 0)),
  'no fight': (voice, event) => voice.say.log.noFight(face(voice, event, 0)),
  'knocked out': (voice, event, names) =>
    voice.say.log.knockedOut(
      face(voice, event, 0),
      who(event, names),
      face(voice, event, 1),
      rival(event, names),
    ),
  'nobody to knock out': (voice, event) => voice.say.log.nobodyToKnockOut(face(voice, event, 0)),
  claimed: (voice, event, names) =>
    voice.say.log.claimed(face(voice, event, 0), who(event, names), face(voice, event, 1)),
  settled: (voice, event) =>
    event.faces.length === 1
      ? voice.say.log.settled(face(voice, event, 0))
      : voice.say.log.settledWith(face(voice, event, 0), voice.count(event.faces.slice(1))),
  'plan complete': (voice, event, names) =>
    voice.say.log.planComplete(who(event, names), face(voice, event, 0)),
  'loser lad': (voice, event, names) =>
    event.seat === number(event)
      ? voice.say.log.keepsLoserLad(who(event, names))
      : voice.say.log.loserLad(who(event, names)),
  counted: (voice, event, names) => voice.say.log.counted(who(event, names), number(event)),
};

/** A line of the log: of a phase, or of a verb. What the kernel itself tells (cards moved, shown, shuffled) is told by the game's own events. */
export const logLine = (voice: Voice, event: SeenEvent, names: readonly string[]): string | undefined =>
  told[event.name]?.(voice, event, names) ?? voice.lineBrought(event, names);
