import { type Lens, nth } from '@masterplan/kernel';
import type { Plan, Super } from '../content/kinds.ts';
import { isOpen, type MasterPlan, placesFor, plan, zones } from '../rules/board.ts';
import { defensesGained, numberOf } from '../rules/facts.ts';
import { abilityText, attackText, defenseText, needsText } from './card-text.ts';
import type { Voice } from './voice.ts';

type View = Lens<MasterPlan>;

/** The table in plain lines: what lies at each Throwdown, what everybody owns, and the viewer's own secrets. */
export function boardLines(voice: Voice, lens: View, names: readonly string[]): string[] {
  const { board } = voice.say;
  const { round, holder } = lens.fields;
  const places = Array.from({ length: placesFor(lens.seats) }, (_, place) => place);
  const seats = Array.from({ length: lens.seats }, (_, seat) => seat);
  return [
    board.heading(round, nth(names, holder)),
    ...places
      .filter((place) => isOpen(lens, place))
      .flatMap((place) => placeLines(voice, lens, names, place)),
    ...seats.flatMap((seat) => playerLines(voice, lens, names, seat)),
    board.bag(countOf(voice, lens, zones.bag())),
    ...ownLines(voice, lens),
  ];
}

const countOf = (voice: Voice, lens: View, zone: number): string =>
  voice.count(lens.zone(zone).map((card) => lens.face(card)));

function placeLines(voice: Voice, lens: View, names: readonly string[], place: number): string[] {
  const { board } = voice.say;
  const now = lens.fields.here === place ? ` (${board.here})` : '';
  const squads = names.slice(0, lens.seats).flatMap((name, seat) => {
    const squad = lens.zone(zones.squad(seat, place));
    return squad.length === 0 ? [] : squadLines(voice, lens, name, squad);
  });
  return [
    `${voice.placeName(lens, place)}${now} · ${board.loot(countOf(voice, lens, zones.loot(place)))}`,
    ...squads,
  ];
}

function squadLines(voice: Voice, lens: View, name: string, squad: readonly number[]): string[] {
  const known = squad.filter((card) => lens.knows(card));
  const hidden = squad.length - known.length;
  return [
    `  ${hidden === 0 ? name : voice.say.board.hidden(name, hidden)}`,
    ...known.flatMap((card) => superLines(voice, lens, card, '    ')),
  ];
}

/** A Super the viewer knows, and below it what its Ability says. */
function superLines(voice: Voice, lens: View, card: number, indent: string): string[] {
  const kind = lens.kind(card);
  const ability = kind?.type === 'super' ? abilityText(voice, kind.ability) : '';
  const line = `${indent}${superLine(voice, lens, card)}${marks(voice, lens, card)}`;
  return ability === '' ? [line] : [line, `${indent}   ${ability}`];
}

function superLine(voice: Voice, lens: View, card: number): string {
  const kind = lens.kind(card);
  return kind?.type === 'super' ? superFacts(voice, lens, card, kind) : voice.cardName(lens, card);
}

const superFacts = (voice: Voice, lens: View, card: number, kind: Super): string =>
  voice.say.board.super(
    voice.nameOf(kind),
    numberOf(lens, card),
    voice.say.sides[kind.side],
    attackText(voice, kind.attack),
    defenseText(voice, [...kind.defenses, ...defensesGained(lens, card)]),
  );

/** Who has acted acts once more at another Throwdown: it counts as acted only here (MP-B12). */
const hasActed = (lens: View, card: number): boolean =>
  lens.fields.acted.includes(card) && plan.place(lens.at(card)).which === lens.fields.here;

function marks(voice: Voice, lens: View, card: number): string {
  const { board } = voice.say;
  const { fields } = lens;
  const said = [
    ...(hasActed(lens, card) ? [board.acted] : []),
    ...(fields.down.includes(card) ? [board.down] : []),
    ...(fields.lures.includes(card) ? [board.lure] : []),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function playerLines(voice: Voice, lens: View, names: readonly string[], seat: number): string[] {
  const { board } = voice.say;
  const hand = lens.size(zones.hand(seat)) + lens.size(zones.leftOver(seat));
  const line = board.player(nth(names, seat), hand, lens.size(zones.koPile(seat)));
  const stash = zones.stash(seat);
  const owns = lens.size(stash) === 0 ? board.ownsNothing : board.owns(countOf(voice, lens, stash));
  return [`${line} · ${owns}`, ...koLines(voice, lens, seat)];
}

/** Who lies in a KO pile, with the printed numbers, which break ties (MP-9.5, MP-B17). */
function koLines(voice: Voice, lens: View, seat: number): string[] {
  const { board } = voice.say;
  const pile = lens.zone(zones.koPile(seat)).flatMap((card) => {
    const kind = lens.kind(card);
    return kind?.type === 'super' ? [board.fallen(voice.nameOf(kind), kind.number)] : [];
  });
  return pile.length === 0 ? [] : [`  ${board.koPile(voice.list(pile))}`];
}

/** The viewer's plan and hand; a spectator has none. */
function ownLines(voice: Voice, lens: View): string[] {
  const { board } = voice.say;
  if (lens.viewer >= lens.seats) return [];
  const [planCard] = lens.zone(zones.plan(lens.viewer));
  const plan = planCard === undefined ? undefined : lens.kind(planCard);
  const hand = [...lens.zone(zones.hand(lens.viewer)), ...lens.zone(zones.leftOver(lens.viewer))];
  hand.sort((a, b) => numberOf(lens, a) - numberOf(lens, b));
  return [
    ...(plan?.type === 'plan' ? planLines(voice, lens, plan) : []),
    ...(hand.length === 0
      ? []
      : [board.hand, ...hand.flatMap((card) => superLines(voice, lens, card, '  '))]),
  ];
}

/** What the viewer's plan asks for, and what of it is still missing. */
function planLines(voice: Voice, lens: View, plan: Plan): string[] {
  const { board, copies } = voice.say;
  const owned = lens.zone(zones.stash(lens.viewer)).map((card) => lens.kind(card)?.id);
  const missing = Object.entries(plan.needs).flatMap(([id, needed]) => {
    const lacking = needed - owned.filter((own) => own === id).length;
    return lacking > 0 ? [copies(lacking, voice.nameOf(voice.kindCalled(id)))] : [];
  });
  return [board.plan(voice.nameOf(plan), needsText(voice, plan)), board.missing(voice.list(missing))];
}
