import { confront } from '../../../rules/verbs/confront.ts';
import { CYBORG, crisis, DARKSEID, faceUp, type LeagueTable, league, power, SUPERMAN } from '../../tables.ts';

type Given = Parameters<typeof league>[0];

/** Seats at a table with more heroes. */
export const BATMAN = 2;
export const DIANA = 3;

export const hit = (number = 4) => power(`hit-${number}`, number, [confront()]);
/** Crises that a side has already, for so many VP. */
export const points = (n: number) => Array.from({ length: n }, (_, no) => crisis(`past-${no}`));

export const planning = (given: Given) => league({ ...given, from: ['hero planning'] });
export const scheming = (given: Given) => league({ ...given, from: ['darkseid planning'] });

/** Superman's whole starting hand. */
export const supermans = ['supersonic-flight', 'man-of-steel', 'heat-vision'];
/** Darkseid's, without Apokolips, which he always has. */
export const darkseids = [
  'teleport',
  'triumph',
  'crush',
  'omega-beams',
  'scheme',
  'grand-design',
  'personal-command',
];

/** A table at which everybody can go on playing for the rounds that a search looks ahead. */
export const going = (given: Given): Given => ({
  tokens: { [SUPERMAN]: [5, 3, 2], [CYBORG]: [3, 2, 5] },
  deck: ['kalibak', 'hunger-dogs', 'lex-luthor', 'bernadeth'],
  ...given,
  hand: {
    [SUPERMAN]: supermans,
    [CYBORG]: ['jump-jets', 'boom-tube', 'white-noise'],
    [DARKSEID]: darkseids.filter((id) => given.laid?.[DARKSEID]?.includes(id) !== true),
    ...given.hand,
  },
});

/** Superman is about to confront a crisis in Gotham City. */
export const confronting = (given: Given = {}, score = 4) =>
  league({
    tiles: { gotham: faceUp(crisis('trouble', { cost: 2, strength: score })) },
    tokens: { [SUPERMAN]: [5, 0, 0] },
    laid: { [SUPERMAN]: [hit()] },
    ...given,
  });

/** Superman flies from Gotham City; crises lie in the Fortress and in Atlantis. */
export const flying = (fortress: object, atlantis: object, given: Given = {}) =>
  league({
    tiles: { fortress: faceUp(crisis('one', fortress)), atlantis: faceUp(crisis('other', atlantis)) },
    tokens: { [SUPERMAN]: [5, 3, 2] },
    laid: { [SUPERMAN]: ['supersonic-flight'] },
    ...given,
  });

/** Superman (3 strength) and Cyborg are in Gotham City, where a crisis of strength 6 lies. */
export const both = (cyborg: readonly [number, number, number] = [3, 0, 3], score = 6) =>
  league({
    at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
    tiles: { gotham: faceUp(crisis('big', { cost: 2, strength: score })) },
    tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: cyborg },
    laid: { [SUPERMAN]: [hit(4)], [CYBORG]: [hit(6)] },
  });

/** Superman has overcome Darkseid's strength, and cancels one of the powers that are still to come. */
export const cancelling = (laid: readonly string[], given: Given = {}) =>
  league({
    at: { [DARKSEID]: 'gotham' },
    tokens: { [SUPERMAN]: [9, 0, 0] },
    laid: { [SUPERMAN]: [hit(2)], [DARKSEID]: laid },
    ...given,
  }).answer(SUPERMAN, 'strength with 5');

/** Darkseid's Triumph is carried out. */
export const triumphing = (given: Given) => league({ laid: { [DARKSEID]: ['triumph'] }, ...given });

/** A position in which a sensible person sees the one good choice: what it is about, the option by its key, and whose choice it is. */
export type Kept = readonly [what: string, table: () => LeagueTable, chosen: string, seat?: number];
