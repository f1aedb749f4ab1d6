import { type CardLiteral, deal, faceUp } from '@masterplan/kernel/testkit';
import { abilities, type HeroName, heroNames } from '../content/kinds.ts';
import { heroes as sheets } from '../content/sheets.ts';
import { justiceLeague } from '../index.ts';
import { type PlaceName, places } from '../rules/board.ts';

type Tokens = readonly [strength: number, agility: number, tech: number];

interface HeroScene {
  /** The Watchtower unless said. */
  readonly at?: PlaceName;
  /** Tokens that are ready; as printed unless said. */
  readonly ready?: Tokens;
  readonly used?: Tokens;
  readonly wounds?: number;
  readonly down?: true;
  /** Powers that have been turned up. */
  readonly plays?: readonly string[];
  readonly hand?: readonly string[];
  readonly spent?: readonly string[];
}

interface CrisisScene {
  readonly id: string;
  readonly stage?: number;
  readonly revealed?: true;
}

/** A round whose powers have been turned up. Darkseid sits at 0, heroes after him in the order they are named. */
export interface Scene {
  readonly heroes: Readonly<Partial<Record<HeroName, HeroScene>>>;
  readonly darkseid?: {
    /** Apokolips unless said. */
    readonly at?: PlaceName;
    readonly energy?: number;
    readonly used?: number;
    readonly level?: number;
    readonly plays?: readonly string[];
    readonly hand?: readonly string[];
    readonly crises?: readonly string[];
    /** Abilities of his that seat 1 has overcome. */
    readonly overcome?: readonly (typeof abilities)[number][];
  };
  readonly crises?: Readonly<Partial<Record<PlaceName, CrisisScene>>>;
  readonly deck?: readonly string[];
  readonly completed?: readonly string[];
  readonly heroesDefeated?: number;
  readonly rolls?: readonly number[];
}

const NAMES: Readonly<Record<HeroName, string>> = {
  superman: 'Superman',
  batman: 'Batman',
  'wonder-woman': 'Diana',
  cyborg: 'Cyborg',
};

/** A crisis that lies face up. */
export const up = (id: string, stage = 0): CrisisScene => ({ id, stage, revealed: true });
/** A crisis that lies face down. */
export const down = (id: string, stage = 0): CrisisScene => ({ id, stage });

/** At least two heroes: whoever is not named waits at the Watchtower. */
function teamOf(named: Scene['heroes']): readonly (readonly [HeroName, HeroScene])[] {
  const team = heroNames.flatMap((id): [HeroName, HeroScene][] => {
    const scene = named[id];
    return scene === undefined ? [] : [[id, scene]];
  });
  const spare = heroNames.filter((id) => named[id] === undefined);
  while (team.length < 2) team.push([spare.shift() ?? 'cyborg', {}]);
  return team;
}

const printedTokens = (id: HeroName): Tokens => {
  const sheet = sheets.find((each) => each.id === id);
  if (sheet === undefined) throw new Error(`${id} has no sheet`);
  return [sheet.strength, sheet.agility, sheet.tech];
};

const bySeat = <T>(values: readonly T[]): Readonly<Record<number, T>> => Object.fromEntries(values.entries());

/** Lays the table and runs to the first question. */
export function scene({ heroes, darkseid = {}, crises = {}, ...rest }: Scene) {
  const team = teamOf(heroes);
  const none: Tokens = [0, 0, 0];
  const stages = places.names.map((place) => crises[place]?.stage ?? 0);
  const handOf = ([id, { hand = [], plays = [] }]: readonly [HeroName, HeroScene]): readonly CardLiteral[] =>
    plays.includes(`${id}-watchtower`) ? hand : [...hand, `${id}-watchtower`];
  const home = darkseid.plays?.includes('apokolips') ? [] : ['apokolips'];
  return deal(justiceLeague, {
    seats: team.length + 1,
    names: ['Darkseid', ...team.map(([id]) => NAMES[id])],
    rolls: rest.rolls ?? [],
    fields: {
      round: 1,
      darkseid: 0,
      at: [places.no(darkseid.at ?? 'apokolips'), ...team.map(([, { at = 'watchtower' }]) => places.no(at))],
      level: [darkseid.level ?? 1, ...team.map(() => 1)],
      wounds: [0, ...team.map(([, { wounds = 0 }]) => wounds)],
      down: [false, ...team.map(([, hero]) => hero.down ?? false)],
      ready: [...none, ...team.flatMap(([id, { ready }]) => ready ?? printedTokens(id))],
      used: [...none, ...team.flatMap(([, { used }]) => used ?? none)],
      energy: darkseid.energy ?? 0,
      energyUsed: darkseid.used ?? 0,
      advancement: stages,
      heroesDefeated: rest.heroesDefeated ?? 0,
      overcome: (darkseid.overcome ?? []).flatMap((ability) => [12, abilities.indexOf(ability), 1]),
    },
    zones: {
      sheet: bySeat([['darkseid'], ...team.map(([id]) => [id])]),
      villain: [`darkseid-${team.length}`],
      hand: bySeat([[...(darkseid.hand ?? []), ...home], ...team.map(handOf)]),
      laid: bySeat([
        (darkseid.plays ?? []).map(faceUp),
        ...team.map(([, { plays = [] }]) => plays.map(faceUp)),
      ]),
      spent: bySeat([[], ...team.map(([, { spent = [] }]) => spent)]),
      crises: { 0: darkseid.crises ?? [] },
      crisisDeck: rest.deck ?? [],
      completed: rest.completed ?? [],
      tile: {
        [places.no('themyscira')]: [{ card: 'amazing-grace', seenBy: [0] }],
        ...Object.fromEntries(
          places.names.flatMap((place, no): [number, CardLiteral[]][] => {
            const crisis = crises[place];
            if (crisis === undefined) return [];
            return [[no, [crisis.revealed ? faceUp(crisis.id) : { card: crisis.id, seenBy: [0] }]]];
          }),
        ),
      },
    },
    stack: ['powers'],
  });
}
