import { deal as dealt, faceUp, type Literal, type ZoneLiteral } from '@masterplan/kernel/testkit';
import { watchmen } from '../index.ts';

type Zones = Readonly<Record<string, ZoneLiteral>>;
type Given = Partial<Omit<Literal, 'zones'>>;

/** A Line-Up that nobody needs to look at, a main deck that refills it, a Super-Villain to defeat. */
export const plenty: Zones = {
  lineUp: ['robin', 'catwoman', 'supergirl', 'green-arrow', 'kid-flash'],
  mainDeck: ['mera', 'mera', 'mera', 'mera', 'mera', 'mera', 'mera', 'mera'],
  superVillains: ['lex-luthor', faceUp('ras-al-ghul')],
};

/** So many cards of one kind. */
export const many = (n: number, kind: string): string[] => Array.from({ length: n }, () => kind);

/** In the middle of the first seat's turn, with these cards and nothing else on the table; three players unless said. */
export const inTurn = (zones: Zones, { fields = {}, ...more }: Given = {}) =>
  dealt(watchmen, {
    seats: 3,
    zones,
    fields: { turn: 0, turns: 1, villainUp: zones.superVillains === undefined ? 0 : 1, ...fields },
    stack: [{ phase: 'turn', you: 0, at: 1 }],
    ...more,
  });

/** What is asked of whom: `round 2`. */
export const asked = (table: ReturnType<typeof inTurn>): string[] =>
  table.asks.map(({ seat, name }) => `${name} ${seat}`);
