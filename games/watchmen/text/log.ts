import { nth, type SeenEvent } from '@masterplan/kernel';
import type { Voice } from './voice.ts';

type Told = (voice: Voice, event: SeenEvent, names: readonly string[]) => string | undefined;

const face = (voice: Voice, { faces }: SeenEvent, i = 0): string => voice.faceName(faces[i]);
const who = ({ seat }: SeenEvent, names: readonly string[]): string => names[seat] ?? '';
const number = ({ n }: SeenEvent, i = 0): number => nth(n, i);

type ByWhomAndCard =
  | 'hero'
  | 'played'
  | 'defeated'
  | 'gained'
  | 'destroyed'
  | 'toHand'
  | 'toDeck'
  | 'defended'
  | 'defendedByShowing'
  | 'contributed'
  | 'beaten'
  | 'role'
  | 'plot'
  | 'helped';

/** Somebody does something with a card. */
const withCard =
  (id: ByWhomAndCard): Told =>
  (voice, event, names) =>
    voice.say.log[id](who(event, names), face(voice, event));

/** Somebody does something. */
const alone =
  (id: 'turn' | 'reshuffled' | 'gainedWeakness'): Told =>
  (voice, event, names) =>
    voice.say.log[id](who(event, names));

/** Somebody does something with so many cards. */
const withNumber =
  (id: 'drew' | 'discardedRest'): Told =>
  (voice, event, names) =>
    voice.say.log[id](who(event, names), number(event));

/** Something happens to a card. */
const ofCard =
  (id: 'setOff' | 'retired' | 'lineUp' | 'appeared' | 'challenge'): Told =>
  (voice, event) =>
    voice.say.log[id](face(voice, event));

/** Somebody does something with cards; nothing is told where there are none. */
const withCards =
  (id: 'discarded' | 'revealed'): Told =>
  (voice, event, names) =>
    event.faces.length === 0 ? undefined : voice.say.log[id](who(event, names), voice.count(event.faces));

const told: Readonly<Record<string, Told>> = {
  hero: withCard('hero'),
  turn: alone('turn'),
  played: withCard('played'),
  'set off': ofCard('setOff'),
  drew: withNumber('drew'),
  reshuffled: alone('reshuffled'),
  bought: (voice, event, names) => voice.say.log.bought(who(event, names), face(voice, event), number(event)),
  defeated: withCard('defeated'),
  gained: withCard('gained'),
  'gained weakness': alone('gainedWeakness'),
  discarded: withCards('discarded'),
  'discarded the rest': withNumber('discardedRest'),
  destroyed: withCard('destroyed'),
  revealed: withCards('revealed'),
  'to hand': withCard('toHand'),
  'to deck': withCard('toDeck'),
  defended: withCard('defended'),
  'defended by showing': withCard('defendedByShowing'),
  retired: ofCard('retired'),
  'line-up': ofCard('lineUp'),
  appeared: ofCard('appeared'),
  contributed: withCard('contributed'),
  beaten: withCard('beaten'),
  challenge: ofCard('challenge'),
  role: withCard('role'),
  plot: withCard('plot'),
  helped: withCard('helped'),
  scored: (voice, event, names) => voice.say.log.scored(who(event, names), number(event), number(event, 1)),
};

/** A line of the log. What the kernel itself tells (cards moved, shown, shuffled) is told by the game's own events. */
export const logLine = (voice: Voice, event: SeenEvent, names: readonly string[]): string | undefined =>
  told[event.name]?.(voice, event, names) ?? voice.lineBrought(event, names);

/** What a turn brings with it anyway: told one by one to whoever unfolds the line. */
const chores = [
  ...['turn', 'set off', 'power', 'drew', 'reshuffled', 'discarded the rest', 'line-up'],
  ...['to hand', 'to deck'],
];

/** Cards played and bought, told as one; anything else that is told deserves its own line. */
export function turnLine(
  voice: Voice,
  events: readonly SeenEvent[],
  names: readonly string[],
): string | undefined {
  const lines = events.filter((event) => logLine(voice, event, names) !== undefined);
  const named = (name: string) => lines.filter((event) => event.name === name);
  const [played, bought] = [named('played'), named('bought')];
  const isPlain = ({ name }: SeenEvent) => name === 'played' || name === 'bought' || chores.includes(name);
  const first = lines.find(({ seat, name }) => seat >= 0 && name !== 'turn');
  if (first === undefined || !lines.every(isPlain)) return undefined;
  const { run } = voice.say.log;
  const by = who(first, names);
  const cards = voice.count(played.flatMap(({ faces }) => faces));
  const prices = voice.list(bought.map((event) => run.price(face(voice, event), number(event))));
  if (played.length === 0) return bought.length === 0 ? run.ends(by) : run.buys(by, prices);
  return bought.length === 0 ? run.plays(by, cards) : run.playsAndBuys(by, cards, prices);
}
