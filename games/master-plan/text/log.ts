import { HIDDEN, nth, type SeenEvent } from '@masterplan/kernel';
import { attackTypes } from '../content/kinds.ts';
import type { Voice } from './voice.ts';

type Told = (voice: Voice, event: SeenEvent, names: readonly string[]) => string | undefined;

const face = (voice: Voice, { faces }: SeenEvent, i: number): string => voice.faceName(faces[i]);
const who = ({ seat }: SeenEvent, names: readonly string[]): string => nth(names, seat);
/** The other player an event names, by its first number. */
const rival = ({ n }: SeenEvent, names: readonly string[]): string => names[nth(n, 0)] ?? '';
const number = ({ n }: SeenEvent): number => nth(n, 0);

/** What the Super that acts, the event's first card, does to the second, or to itself. */
const doneBy = (voice: Voice, event: SeenEvent, what: string): string =>
  event.cards[0] === event.cards[1] ? what : voice.say.log.byAnother(face(voice, event, 0), what);

/** Events whose cards are the Super that acts and one more card. */
const byAndCard =
  (id: 'turnedDown' | 'rescued'): Told =>
  (voice, event) =>
    voice.say.log[id](face(voice, event, 0), face(voice, event, 1));

const byForWhom =
  (id: 'claimed' | 'grabbed'): Told =>
  (voice, event, names) =>
    voice.say.log[id](face(voice, event, 0), who(event, names), face(voice, event, 1));

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
  claimed: byForWhom('claimed'),
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

  'moved super': (voice, event) =>
    doneBy(
      voice,
      event,
      voice.say.log.movedSuper(face(voice, event, 1), face(voice, event, 2), face(voice, event, 3)),
    ),
  swapped: (voice, event) =>
    voice.say.log.swapped(face(voice, event, 0), face(voice, event, 1), face(voice, event, 2)),
  traded: (voice, event, names) =>
    voice.say.log.traded(
      who(event, names),
      face(voice, event, 0),
      rival(event, names),
      face(voice, event, 1),
    ),
  'turned down': byAndCard('turnedDown'),
  renumbered: (voice, event) =>
    doneBy(voice, event, voice.say.log.renumbered(face(voice, event, 1), number(event))),
  guarded: (voice, event) => {
    const types = event.n.map((type) => voice.say.types[nth(attackTypes, type)]);
    return doneBy(
      voice,
      event,
      voice.say.log.guarded(face(voice, event, 1), voice.list(types), types.length),
    );
  },
  lured: (voice, event) => doneBy(voice, event, voice.say.log.lured(face(voice, event, 1))),
  left: (voice, event) => voice.say.log.left(face(voice, event, 0)),
  rescued: byAndCard('rescued'),
  'took credit': (voice, event, names) =>
    voice.say.log.tookCredit(who(event, names), face(voice, event, 1), rival(event, names)),
  'will name': (voice, event, names) => voice.say.log.willName(who(event, names)),
  'looked at plan': (voice, event, names) =>
    event.faces[1] === HIDDEN
      ? voice.say.log.lookedAtPlan(who(event, names), rival(event, names))
      : voice.say.log.sawPlan(who(event, names), rival(event, names), face(voice, event, 1)),
  'looked at squad': (voice, event, names) => {
    const at = face(voice, event, 1);
    const squad = event.faces.slice(2);
    return squad.includes(HIDDEN)
      ? voice.say.log.lookedAtSquad(who(event, names), rival(event, names), at)
      : voice.say.log.sawSquad(who(event, names), rival(event, names), at, voice.count(squad));
  },
  grabbed: byForWhom('grabbed'),
  carried: (voice, event) =>
    voice.say.log.carried(face(voice, event, 0), face(voice, event, 1), face(voice, event, 2)),
  exchanged: (voice, event, names) => {
    const [given, wanted] = [face(voice, event, 2), face(voice, event, 1)];
    return number(event) < 0
      ? voice.say.log.exchanged(who(event, names), given, wanted)
      : voice.say.log.exchangedWith(who(event, names), given, wanted, rival(event, names));
  },
};

/** A line of the log. What the kernel itself tells (cards moved, shown, shuffled) is told by the game's own events. */
export const logLine = (voice: Voice, event: SeenEvent, names: readonly string[]): string | undefined =>
  told[event.name]?.(voice, event, names);
