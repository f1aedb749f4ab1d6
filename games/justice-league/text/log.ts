import { HIDDEN, nth, type SeenEvent } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { VILLAIN_CARD } from '../rules/board.ts';
import type { Voice } from './voice.ts';

type Told = (voice: Voice, event: SeenEvent, names: readonly string[]) => string | undefined;

const face = (voice: Voice, { faces }: SeenEvent, i = 0): string => voice.faceName(faces[i]);
const isSeen = ({ faces }: SeenEvent): boolean => faces[0] !== HIDDEN;
/** A crisis as the viewer saw it. */
const crisis = (voice: Voice, { faces }: SeenEvent): string =>
  faces[0] === undefined || faces[0] === HIDDEN ? voice.say.hiddenCrisis : voice.faceName(faces[0]);
/** The same at the front of a line. */
const crisisFirst = (voice: Voice, event: SeenEvent): string =>
  isSeen(event) ? face(voice, event) : voice.say.theHiddenCrisis;
const who = ({ seat }: SeenEvent, names: readonly string[]): string => nth(names, seat);
const other = ({ n }: SeenEvent, names: readonly string[]): string => nth(names, nth(n, 0));
const faces = (voice: Voice, event: SeenEvent): string =>
  voice.list(event.faces.map((each) => voice.faceName(each)));
const ability = ({ say }: Voice, no: number): string => say.abilities[nth(abilities, no)];

const told: Readonly<Record<string, Told>> = {
  'plays as': (voice, event, names) => voice.say.log.playsAs(who(event, names), face(voice, event)),
  'drew crises': (voice, event, names) => voice.say.log.drewCrises(who(event, names), nth(event.n, 0)),
  placed: (voice, event, names) =>
    voice.say.log.placed(who(event, names), crisis(voice, event), voice.at(nth(event.n, 0))),
  paid: (voice, event, names) => voice.say.log.paid(who(event, names), nth(event.n, 0), nth(event.n, 1)),
  starts: (voice, event, names) => voice.say.log.starts(who(event, names), voice.at(nth(event.n, 0))),
  'turned up first': (voice, event, names) =>
    voice.say.log.turnedUpFirst(
      who(event, names),
      face(voice, event),
      voice.at(nth(event.n, 0)),
      nth(event.n, 1),
    ),
  round: (voice, event) => voice.say.log.round(nth(event.n, 0)),
  laid: (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.laid(who(event, names), face(voice, event))
      : voice.say.log.laidHidden(who(event, names)),
  'must recover': (voice, event, names) => voice.say.log.mustRecover(who(event, names), face(voice, event)),
  'turned up': (voice, event, names) => voice.say.log.turnedUp(who(event, names), faces(voice, event)),
  order: (voice, { faces: cards, n }, names) =>
    voice.say.log.order(
      voice.list(cards.map((card, i) => voice.say.owned(voice.faceName(card), nth(names, nth(n, i))))),
    ),
  'turn of': (voice, event, names) => voice.say.log.turnOf(who(event, names), face(voice, event)),
  passed: (voice, event, names) => voice.say.log.passed(who(event, names), face(voice, event)),
  'plays another': (voice, event, names) => voice.say.log.playsAnother(who(event, names), face(voice, event)),
  cancelled: (voice, event, names) => voice.say.log.cancelled(who(event, names), face(voice, event)),
  'holds back': (voice, event, names) => voice.say.log.holdsBack(who(event, names), other(event, names)),
  confronts: (voice, event, names) =>
    voice.say.log.confronts(
      who(event, names),
      nth(event.n, 0) === VILLAIN_CARD ? voice.say.darkseid : face(voice, event),
    ),
  went: (voice, event, names) => voice.say.log.went(who(event, names), voice.to(nth(event.n, 1))),
  wounded: (voice, event, names) => voice.say.log.wounded(who(event, names), nth(event.n, 0)),
  'hero defeated': (voice, event, names) => voice.say.log.heroDefeated(who(event, names)),
  'darkseid defeated': (voice, event, names) =>
    voice.say.log.darkseidDefeated(who(event, names), nth(event.n, 0)),
  revealed: (voice, event, names) =>
    voice.say.log.revealed(who(event, names), face(voice, event), voice.at(nth(event.n, 0))),
  advanced: (voice, event) =>
    voice.say.log.advanced(crisisFirst(voice, event), voice.at(nth(event.n, 0)), nth(event.n, 1)),
  spent: (voice, event, names) =>
    voice.say.log.spent(who(event, names), nth(event.n, 2), ability(voice, nth(event.n, 1))),
  'rolled symbol': (voice, event, names) => voice.say.log.rolledSymbol(who(event, names)),
  'rolled plus': (voice, { n, ...event }, names) => {
    const [shown = 0, counts = 0, plus = 0] = n;
    return shown === counts
      ? voice.say.log.rolledPlus(who({ n, ...event }, names), shown, plus)
      : voice.say.log.rolledPlusLess(who({ n, ...event }, names), shown, counts, plus);
  },
  'rolled wounds': (voice, { n, ...event }, names) => {
    const [shown = 0, counts = 0] = n;
    return shown === counts
      ? voice.say.log.rolledWounds(who({ n, ...event }, names), shown)
      : voice.say.log.rolledWoundsLess(who({ n, ...event }, names), shown, counts);
  },
  failed: (voice, event) => voice.say.log.failed(ability(voice, nth(event.n, 1))),
  'strikes back': (voice, event) => voice.say.log.strikesBack(face(voice, event)),
  burns: (voice, event) => voice.say.log.burns(face(voice, event), voice.at(nth(event.n, 0))),
  'goal failed': (voice, event, names) => voice.say.log.goalFailed(who(event, names), face(voice, event)),
  overcame: (voice, event, names) =>
    voice.say.log.overcame(
      who(event, names),
      ability(voice, nth(event.n, 1)),
      nth(event.n, 0) === VILLAIN_CARD ? voice.say.darkseid : face(voice, event),
    ),
  thwarted: (voice, event) => voice.say.log.thwarted(face(voice, event), voice.at(nth(event.n, 0))),
  completed: (voice, event, names) =>
    voice.say.log.completed(
      who(event, names),
      face(voice, event),
      voice.at(nth(event.n, 0)),
      nth(event.n, 1),
    ),
  guarded: (voice, event, names) => voice.say.log.guarded(who(event, names)),
  spared: (voice, event, names) => voice.say.log.spared(who(event, names)),
  'set back': (voice, event) =>
    voice.say.log.setBack(crisisFirst(voice, event), voice.at(nth(event.n, 0)), nth(event.n, 1)),
  rose: (voice, event, names) => voice.say.log.rose(who(event, names), nth(event.n, 0)),
  learned: (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.learned(who(event, names), face(voice, event))
      : voice.say.log.learnedHidden(who(event, names)),
  'gained token': (voice, event, names) =>
    voice.say.log.gainedToken(who(event, names), ability(voice, nth(event.n, 0))),
  'gained energy': (voice, event, names) => voice.say.log.gainedEnergy(who(event, names), nth(event.n, 0)),
};

/** A line of the log: of a phase, or of a verb. What the kernel itself tells is told by the game's own events. */
export const logLine = (voice: Voice, event: SeenEvent, names: readonly string[]): string | undefined =>
  told[event.name]?.(voice, event, names) ?? voice.lineBrought(event, names);
