import { type CardLiteral, faceUp, type PositionLiteral, type Tour } from '@masterplan/kernel';
import { crises } from './crises.ts';
import { goals } from './goals.ts';
import { kinds } from './index.ts';
import { abilities, type Character, type HeroName } from './kinds.ts';
import { type PlaceName, places } from './map.ts';
import { heroes } from './sheets.ts';

/** A crisis that lies on the map when a tour begins. */
interface Laid {
  readonly id: string;
  readonly stage: number;
  readonly lies: 'up' | 'down';
}

interface Start {
  /** Who sits where. */
  readonly seats: readonly Character[];
  readonly at: readonly PlaceName[];
  readonly laid: Readonly<Partial<Record<PlaceName, Laid>>>;
  readonly crises: readonly string[];
  readonly goal: string;
  readonly energy: number;
}

const powersOf = (owner: Character, when: 'starts' | 'is learned'): string[] =>
  kinds.flatMap((kind) =>
    kind.type === 'power' &&
    kind.owner === owner &&
    !kind.goal &&
    (kind.starts === true) === (when === 'starts')
      ? [kind.id]
      : [],
  );

const tokensOf = (character: Character): number[] => {
  const sheet = heroes.find(({ id }) => id === character);
  return abilities.map((ability) => sheet?.[ability] ?? 0);
};

const bySeat = <T>(values: readonly T[]): Readonly<Record<number, T>> => Object.fromEntries(values.entries());

/** A first round, before anybody has chosen a power; every card of the game lies somewhere. */
function firstRound({ seats, at, laid, goal, energy, ...rest }: Start): PositionLiteral {
  const darkseid = seats.indexOf('darkseid');
  const laidIds = Object.values(laid).map(({ id }) => id);
  const used = [...laidIds, ...rest.crises];
  const tile = ({ id, lies }: Laid): CardLiteral =>
    lies === 'up' ? faceUp(id) : { card: id, seenBy: [darkseid] };
  const villain = `darkseid-${seats.length - 1}`;
  const owned = seats.flatMap((character) => [
    ...powersOf(character, 'starts'),
    ...powersOf(character, 'is learned'),
  ]);
  const out = [...owned, ...seats, villain, ...crises.map(({ id }) => id), ...goals.map(({ id }) => id)];
  return {
    seats: seats.length,
    options: { characters: 'chosen' },
    fields: {
      round: 1,
      darkseid,
      at: at.map((place) => places.no(place)),
      ready: seats.flatMap(tokensOf),
      energy,
      advancement: places.names.map((place) => laid[place]?.stage ?? 0),
    },
    zones: {
      box: kinds.map(({ id }) => id).filter((id) => !out.includes(id)),
      sheet: bySeat(seats.map((character) => [character])),
      villain: [villain],
      goals: goals.map(({ id }) => id).filter((id) => id !== goal),
      hand: bySeat(
        seats.map((character) => [
          ...powersOf(character, 'starts'),
          ...(character === 'darkseid' ? [goal] : []),
        ]),
      ),
      stack: bySeat(seats.map((character) => powersOf(character, 'is learned'))),
      crises: { [darkseid]: rest.crises },
      crisisDeck: crises.map(({ id }) => id).filter((id) => !used.includes(id)),
      tile: Object.fromEntries(
        places.names.flatMap((place, no) => {
          const found = laid[place];
          return found === undefined ? [] : [[no, [tile(found)]]];
        }),
      ),
    },
    stack: ['hero planning'],
  };
}

const team: readonly HeroName[] = ['cyborg', 'superman', 'wonder-woman'];

/** Cyborg stands where a crisis lies open that his tech overcomes for sure; another lies hidden next door. */
const asHero: Tour = {
  id: 'hero',
  seat: 0,
  position: firstRound({
    seats: [...team, 'darkseid'],
    at: ['bialya', 'metropolis', 'gorilla-city', 'apokolips'],
    laid: {
      bialya: { id: 'mother-box', stage: 1, lies: 'up' },
      'nanda-parbat': { id: 'evil-factory', stage: 0, lies: 'down' },
      atlantis: { id: 'kanto', stage: 0, lies: 'down' },
    },
    crises: ['parademons', 'brainiac', 'steppenwolf'],
    goal: 'house-of-darkseid',
    energy: 9,
  }),
};

/** Darkseid with a crisis that is nearly ripe, two that are hidden, and three more in hand. */
const asDarkseid: Tour = {
  id: 'darkseid',
  seat: 0,
  position: firstRound({
    seats: ['darkseid', ...team],
    at: ['apokolips', 'markovia', 'gotham', 'themyscira'],
    laid: {
      metropolis: { id: 'intergang', stage: 2, lies: 'down' },
      bialya: { id: 'hunger-dogs', stage: 1, lies: 'up' },
      atlantis: { id: 'radion-trap', stage: 0, lies: 'down' },
    },
    crises: ['dog-cavalry', 'brainiac', 'kanto'],
    goal: 'house-of-darkseid',
    energy: 9,
  }),
};

/** Positions in which a newcomer learns the game by playing it. */
export const tours: readonly Tour[] = [asHero, asDarkseid];
