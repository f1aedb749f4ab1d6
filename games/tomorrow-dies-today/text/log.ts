import { HIDDEN, nth, type SeenEvent } from '@masterplan/kernel';
import { agencies, attributes, facelessTypes, resources } from '../content/kinds.ts';
import type { Voice } from './voice.ts';

type Told = (voice: Voice, event: SeenEvent, names: readonly string[]) => string | undefined;

const who = ({ seat }: SeenEvent, names: readonly string[]): string => nth(names, seat);
const whom = ({ n }: SeenEvent, names: readonly string[], i = 0): string => nth(names, nth(n, i));
/** All seats an event names: whoever did it, and those among its numbers. */
const together = (voice: Voice, { seat, n }: SeenEvent, names: readonly string[]): string =>
  voice.list([seat, ...n].map((each) => nth(names, each)));
/** A card as the viewer saw it; the last one is a tile. */
const card = (voice: Voice, { faces }: SeenEvent, i = 0): string => voice.faceName(faces[i]);
const tile = (voice: Voice, { faces }: SeenEvent): string => {
  const face = faces[faces.length - 1];
  return face === undefined || face === HIDDEN ? voice.say.hiddenTile : voice.faceName(face);
};
const isSeen = ({ faces }: SeenEvent): boolean => faces[0] !== HIDDEN;
const good = (voice: Voice, { n }: SeenEvent, i = 0): string => voice.amount(nth(n, i), n[i + 1] ?? 1);
const agent = ({ say }: Voice, { n }: SeenEvent): string => say.agents[nth(agencies, nth(n, 0))];
const attribute = ({ say }: Voice, no: number): string => say.attributes[nth(attributes, no)];

/** What is put into a Squad, and the Squad. */
function assignedPieces(voice: Voice, { n: [piece = 0, n = 1] }: SeenEvent): string {
  const type = facelessTypes[piece];
  return type === undefined || n === 1 ? voice.piece(piece) : voice.say.goods[type](n);
}
const squad = (voice: Voice, { n: [, , slot = 0] }: SeenEvent): string => voice.squadName(slot);

const setUp: Readonly<Record<string, Told>> = {
  plays: (voice, event, names) => voice.say.log.plays(who(event, names), card(voice, event)),
  leads: ({ say }, event, names) => say.log.leads(who(event, names)),
  'keeps the lead': ({ say }, event, names) => say.log.keepsLead(who(event, names)),
  hired: ({ say }, event, names) =>
    say.log.hired(who(event, names), say.pieces[nth(facelessTypes, nth(event.n, 0))]),
  'begins with'({ say }, event, names) {
    const [no = 0, n = 1, funding = 0] = event.n;
    const resource = nth(resources, no);
    if (resource === 'funding') return say.log.beginsWithFunding(who(event, names), n, funding);
    return say.log.beginsWith(who(event, names), say.goods[resource](n), say.goods.funding(funding));
  },
  'kept jobs': ({ say }, event, names) => say.log.keptJobs(who(event, names)),
  placed: (voice, event, names) => voice.say.log.placed(who(event, names), tile(voice, event)),
  vaulted: (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.vaulted(who(event, names), tile(voice, event))
      : voice.say.log.vaultedHidden(who(event, names)),
  contributed: (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.contributed(who(event, names), tile(voice, event))
      : voice.say.log.contributedHidden(who(event, names)),
};

const scheming: Readonly<Record<string, Told>> = {
  gained: (voice, event, names) => voice.say.log.gained(who(event, names), good(voice, event)),
  spent: (voice, event, names) => voice.say.log.spent(who(event, names), good(voice, event)),
  'exchanged infamy': ({ say }, event, names) =>
    say.log.exchanged(
      who(event, names),
      say.goods.infamy(nth(event.n, 0)),
      say.goods[nth(resources, nth(event.n, 1))](nth(event.n, 2)),
    ),
  filled: (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.filled(who(event, names), tile(voice, event))
      : voice.say.log.filledHidden(who(event, names)),
  switched: (voice, event, names) =>
    voice.say.log.switched(who(event, names), tile(voice, event), whom(event, names)),
  removed: (voice, event, names) => voice.say.log.removed(who(event, names), tile(voice, event)),
  revealed: (voice, event, names) => voice.say.log.revealed(who(event, names), tile(voice, event)),
  used: (voice, event, names) => voice.say.log.used(who(event, names), card(voice, event)),
  'kept a job': ({ say }, event, names) => say.log.keptJob(who(event, names)),
  'laid out': (voice, event, names) => voice.say.log.laidOut(who(event, names), card(voice, event)),
  built: (voice, event, names) => voice.say.log.built(who(event, names), card(voice, event)),
  track: ({ say }, event) => say.log.track(nth(event.n, 0)),
  assigned: (voice, event, names) =>
    voice.say.log.assigned(who(event, names), assignedPieces(voice, event), squad(voice, event)),
  disbanded: (voice, event, names) =>
    voice.say.log.disbanded(who(event, names), voice.squadName(nth(event.n, 0))),
  combined: (voice, event, names) =>
    voice.say.log.combined(
      who(event, names),
      voice.squadName(nth(event.n, 0)),
      voice.squadName(nth(event.n, 1)),
    ),
  staged: (voice, event, names) =>
    event.cards.length > 1
      ? voice.say.log.staged(who(event, names), tile(voice, event))
      : voice.say.log.stagedBase(who(event, names), whom(event, names)),
  goal: (voice, event, names) =>
    event.cards.length > 0
      ? voice.say.log.goal(who(event, names), nth(event.n, 0), tile(voice, event))
      : voice.say.log.goalBase(who(event, names), nth(event.n, 0), whom(event, names, 1)),
  swept: (voice, event, names) => voice.say.log.swept(who(event, names), tile(voice, event), nth(event.n, 0)),
};

const villainy: Readonly<Record<string, Told>> = {
  fell: (voice, event, names) => voice.say.log.fell(who(event, names), voice.piece(nth(event.n, 0))),
  'sent home': (voice, event, names) =>
    voice.say.log.sentHome(who(event, names), voice.piece(nth(event.n, 0))),
  'lost infamy': ({ say }, event, names) => say.log.lostInfamy(who(event, names), nth(event.n, 0)),
  'agent moved': (voice, event) => voice.say.log.agentMoved(agent(voice, event), tile(voice, event)),
  'paid off': (voice, event) => voice.say.log.paidOff(agent(voice, event), tile(voice, event)),
  'agent strikes': (voice, event) =>
    voice.say.log.agentStrikes(agent(voice, event), tile(voice, event), nth(event.n, 1)),
  'spoils lost': (voice, event) => voice.say.log.spoilsLost(tile(voice, event), nth(event.n, 0)),
  'mission lost': (voice, event) => voice.say.log.missionLost(tile(voice, event)),
  alert: (voice, event) => voice.say.log.alert(tile(voice, event), nth(event.n, 0)),
  funds: ({ say }, event, names) => say.log.funds(who(event, names), nth(event.n, 0), nth(event.n, 1)),
  'stays behind': ({ say }, event, names) => say.log.staysBehind(who(event, names)),
  'travel together': (voice, event, names) => voice.say.log.travel(together(voice, event, names)),
  'no ride': ({ say }, event, names) => say.log.noRide(who(event, names)),
  deployed: (voice, event, names) =>
    event.cards.length > 0
      ? voice.say.log.deployed(who(event, names), nth(event.n, 0), tile(voice, event))
      : voice.say.log.deployedBase(who(event, names), nth(event.n, 0), whom(event, names, 1)),
  raid: (voice, event, names) => voice.say.log.raid(who(event, names), tile(voice, event)),
  'raid stopped': (voice, event, names) => voice.say.log.raidStopped(who(event, names), tile(voice, event)),
  generated: (voice, event, names) =>
    voice.say.log.generated(together(voice, event, names), tile(voice, event)),
  collected: (voice, event, names) =>
    voice.say.log.collected(who(event, names), good(voice, event), tile(voice, event)),
  enlisted: (voice, event, names) =>
    voice.say.log.enlisted(who(event, names), voice.piece(nth(event.n, 0)), voice.squadName(nth(event.n, 1))),
  completed: (voice, event, names) =>
    voice.say.log.completed(together(voice, event, names), tile(voice, event)),
  'mission failed': (voice, event, names) => voice.say.log.failed(who(event, names), tile(voice, event)),
  'took tile': (voice, event, names) =>
    isSeen(event)
      ? voice.say.log.tookTile(who(event, names), tile(voice, event))
      : voice.say.log.tookHidden(who(event, names)),
  'no split': (voice, event) => voice.say.log.noSplit(tile(voice, event)),
};

const dealings: Readonly<Record<string, Told>> = {
  dealt: ({ say }, event, names) => say.log.dealt(who(event, names), whom(event, names)),
  'no deal': ({ say }, event, names) => say.log.noDeal(who(event, names), whom(event, names)),
  handed: (voice, event, names) =>
    voice.say.log.handed(who(event, names), good(voice, event, 1), whom(event, names)),
  'handed gadget': (voice, event, names) =>
    voice.say.log.handed(who(event, names), card(voice, event), whom(event, names)),
  attacks: (voice, event, names) =>
    event.cards.length > 0
      ? voice.say.log.attacks(who(event, names), whom(event, names), tile(voice, event))
      : voice.say.log.attacksAtBase(who(event, names), whom(event, names)),
  'attacks also': ({ say }, event, names) => say.log.attacksAlso(who(event, names), whom(event, names)),
  enters: ({ say }, event, names) => say.log.enters(who(event, names)),
  joins: ({ say }, event, names) => say.log.joins(who(event, names), whom(event, names)),
  fights(voice, event, names) {
    const [o = 0, strikes = 0, d = 0, guards = 0] = event.n;
    return voice.say.log.fights(who(event, names), attribute(voice, o), strikes, attribute(voice, d), guards);
  },
  defends: (voice, event, names) =>
    voice.say.log.defends(who(event, names), attribute(voice, nth(event.n, 0)), nth(event.n, 1)),
  'stand-off': ({ say }) => say.log.standOff,
  stole: (voice, event, names) =>
    voice.say.log.stole(who(event, names), good(voice, event, 1), whom(event, names)),
};

const monologuing: Readonly<Record<string, Told>> = {
  recalled: ({ say }, event, names) => say.log.recalled(who(event, names), nth(event.n, 0)),
  claimed: (voice, event, names) => voice.say.log.claimed(who(event, names), card(voice, event)),
  swapped: ({ say }, event, names) => say.log.swapped(who(event, names)),
  round: ({ say }, event, names) => say.log.round(nth(event.n, 0), who(event, names)),
  phase: ({ say }, event) => say.log.phase(nth(event.n, 0)),
  clock: ({ say }, event) => say.log.clock(nth(event.n, 0)),
  event: (voice, event) => voice.say.log.event(card(voice, event)),
  solved: (voice, event, names) => voice.say.log.solved(who(event, names), card(voice, event)),
  'trigger on': ({ say }, event, names) => say.log.triggerOn(who(event, names), nth(event.n, 0)),
  'trigger off': ({ say }, event, names) => say.log.triggerOff(who(event, names), nth(event.n, 0)),
  score: (voice, event, names) =>
    voice.say.log.score(voice.list(event.n.slice(1).map((seat) => nth(names, seat))), nth(event.n, 0)),
};

const told: Readonly<Record<string, Told>> = {
  ...setUp,
  ...scheming,
  ...villainy,
  ...dealings,
  ...monologuing,
};

/** A line of the log: of a phase, or of a verb. What the kernel itself tells is told by the game's own events. */
export const logLine = (voice: Voice, event: SeenEvent, names: readonly string[]): string | undefined =>
  told[event.name]?.(voice, event, names) ?? voice.lineBrought(event, names);

/** Forces put into Squads one after another, told as one. */
export function squadsLine(
  voice: Voice,
  events: readonly SeenEvent[],
  names: readonly string[],
): string | undefined {
  const lines = events.filter((event) => logLine(voice, event, names) !== undefined);
  const [first] = lines;
  if (first === undefined || !lines.every(({ name }) => name === 'assigned')) return undefined;
  const bySquad = new Map<string, string[]>();
  for (const event of lines) {
    const into = squad(voice, event);
    bySquad.set(into, [...(bySquad.get(into) ?? []), assignedPieces(voice, event)]);
  }
  const { assignedAll, assignedTo } = voice.say.log;
  const parts = [...bySquad].map(([into, pieces]) => assignedTo(voice.list(pieces), into));
  return assignedAll(who(first, names), parts.join(', '));
}
