import { faceUp, type PositionLiteral, type Tour } from '@masterplan/kernel';
import { kinds } from './index.ts';
import { type Amounts, type Faceless, type Kind, pieces, resources } from './kinds.ts';

/** A player of a tour: whom they play, who is at Base with them, and what they have. */
interface Player {
  readonly named: string;
  readonly with: readonly Faceless[];
  readonly has: Amounts;
  readonly jobs: readonly string[];
  readonly vault: readonly string[];
}

const players: readonly Player[] = [
  {
    named: 'jin-feng',
    with: ['thief', 'hacker', 'fixer'],
    has: { funding: 2, espionage: 1 },
    jobs: ['the-empty-frame', 'payday'],
    vault: ['hacker-cell', 'smuggling-ring'],
  },
  {
    named: 'the-node',
    with: ['hacker', 'scientist', 'thief'],
    has: { funding: 2, data: 1 },
    jobs: ['root-access', 'server-farm'],
    vault: ['cbrne-dealing', 'kidnap-leaders'],
  },
  {
    named: 'boris-myasneek',
    with: ['soldier', 'soldier', 'assassin'],
    has: { funding: 2, corruption: 1 },
    jobs: ['honest-work', 'private-army'],
    vault: ['arms-dealing', 'burgle-fort-knox'],
  },
  {
    named: 'emerson-barlow',
    with: ['assassin', 'fixer', 'soldier'],
    has: { funding: 2, infamy: 1 },
    jobs: ['tea-for-one', 'front-page'],
    vault: ['ivory-poaching', 'skin-trade'],
  },
];

/** Round Interpol in their order, and face down round the CIA. */
const crimes = [
  ...['gambling-dens', 'exotic-car-gta', 'murder-inc'],
  ...['art-thievery', 'political-corruption', 'blood-diamond-harvest'],
];
const dooms = [
  ...['corrupt-the-un', 'crash-wall-street', 'deploy-neurotoxin'],
  ...['destroy-ixps', 'hijack-world-media', 'bring-down-satellites'],
];
const open = {
  research: ['hypnotic-spray', 'disguise-kit', 'burner-phone'],
  directives: ['the-big-score', 'joint-venture', 'plain-envelopes'],
  event: ['bull-market'],
};

const RING = 6;
const INTERPOL = 0;
const CIA = 13;
const SQUADS = 3;

const idsOf = (type: Kind['type']): string[] =>
  kinds.filter((kind) => kind.type === type).map(({ id }) => id);
const without = (ids: readonly string[], ...out: readonly (readonly string[])[]): string[] =>
  ids.filter((id) => !out.flat().includes(id));
const bySeat = <T>(of: (player: Player, seat: number) => T): Readonly<Record<number, T>> =>
  Object.fromEntries(players.map((player, seat) => [seat, of(player, seat)]));

/** Who stands at Base in no Squad, counted piece by piece; nobody stands in a Squad. */
const membersOf = ({ with: them }: Player): number[] => [
  ...Array.from({ length: SQUADS * pieces.length }, () => 0),
  ...pieces.map((piece) => (piece === 'named' ? 1 : them.filter((each) => each === piece).length)),
];

const vaulted = players.flatMap(({ vault }) => vault);
const isCrime = (id: string) => idsOf('resource').includes(id);
/** A Mission in a Vault: its team sees it. Two who sit opposite each other are a team. */
const inVault = (id: string, seat: number) => ({ card: id, seenBy: [seat, (seat + 2) % players.length] });
const places = Array.from({ length: CIA + 1 }, (_, place) => place);
const isOpen = (place: number) => place <= RING || place === CIA;

/** The first Round: all are at Base, and nobody has done anything. */
const firstRound: PositionLiteral = {
  seats: players.length,
  options: { teams: 2, events: true },
  zones: {
    box: without(
      idsOf('henchman'),
      players.map(({ named }) => named),
    ),
    gadgetDeck: without(idsOf('gadget'), open.research),
    directiveDeck: without(idsOf('directive'), open.directives),
    jobDeck: without(
      idsOf('job'),
      players.flatMap(({ jobs }) => jobs),
    ),
    eventDeck: without(idsOf('event'), open.event),
    worldResource: without(idsOf('resource'), crimes, vaulted),
    worldDoomsday: without(idsOf('doomsday'), dooms, vaulted),
    ...open,
    tile: {
      [INTERPOL]: [faceUp('interpol-headquarters')],
      ...Object.fromEntries(crimes.map((id, i) => [1 + i, [faceUp(id)]])),
      ...Object.fromEntries(dooms.map((id, i) => [1 + RING + i, [id]])),
      [CIA]: [faceUp('cia-building')],
    },
    henchman: bySeat(({ named }) => [named]),
    jobs: bySeat(({ jobs }) => jobs),
    vaultResource: bySeat(({ vault }, seat) => vault.filter(isCrime).map((id) => inVault(id, seat))),
    vaultDoomsday: bySeat(({ vault }, seat) =>
      vault.filter((id) => !isCrime(id)).map((id) => inVault(id, seat)),
    ),
    markers: bySeat(() => [
      'marker-1',
      'marker-2',
      'marker-3',
      ...Array.from({ length: 5 }, () => 'marker-0'),
    ]),
  },
  fields: {
    ...{ teams: 2, clock: 6, track: 1, round: 1, leader: 0, led: [0, 1], order: [0, 1, 2, 3] },
    members: players.flatMap(membersOf),
    squadAt: players.flatMap(() => Array.from({ length: SQUADS }, () => -1)),
    goals: players.flatMap(() => Array.from({ length: SQUADS }, () => -1)),
    vault: players.flatMap(({ has }) => resources.map((resource) => has[resource] ?? 0)),
    alert: places.map((place) => (place === INTERPOL ? 1 : 0)),
    status: places.map((place) => (isOpen(place) ? 2 : 1)),
    since: places.map((place) => (place >= 1 && place <= RING ? place : 0)),
    completedIn: places.map(() => -1),
    activated: RING,
    agents: [1, CIA],
    paidOff: [0, 0],
  },
  stack: ['coordination'],
};

/** Jin Feng and three who know their trade: one Squad of them all is enough for two Missions in sight. */
export const tours: readonly Tour[] = [{ id: 'henchman', seat: 0, position: firstRound }];
