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
    fields: { turns: 1, ...fields },
    stack: [{ phase: 'turn', you: 0 }],
    ...more,
  });

/** What is asked of whom: `round 2`. */
export const asked = (table: ReturnType<typeof inTurn>): string[] =>
  table.asks.map(({ seat, name }) => `${name} ${seat}`);

/** What a Challenge or a Plot costs. */
export function costOf(id: string): number {
  const kind = watchmen.game.kinds.find((each) => each.id === id);
  if (kind === undefined || !('cost' in kind)) throw new Error(`${id} has no cost`);
  return kind.cost;
}

/**
 * The same in a game of Watchmen, roles still hidden: seat 1 is the Secret Mastermind. The Challenge is Keane Act,
 * under which Super Heroes have no text, and there are no Weaknesses to denounce anybody with unless said, so that nothing
 * happens by itself.
 */
export const inWatchmen = (zones: Zones, { fields = {}, options = {}, ...more }: Given = {}) =>
  inTurn(
    {
      lineUp: ['robin', 'catwoman', 'supergirl', 'green-arrow', 'kid-flash'],
      mainDeck: many(20, 'mera'),
      challenge: ['keane-act'],
      challengeStack: ['nuclear-clock', 'nixon'],
      machination: ['hired-hands'],
      loyalty: { 0: ['loyal'], 1: ['secret-mastermind'], 2: ['loyal'] },
      plot: { 0: ['long-winter'], 1: ['borrowed-monsters'], 2: ['blue-light'] },
      ...zones,
    },
    { ...more, options: { mode: 'watchmen', ...options }, fields },
  );

/** What the table knows once all roles lie open. */
export const open = { revealed: true, mastermind: 1 };

/** The cards with all their Loyalty cards face-up. */
export const openRoles = {
  loyalty: { 0: [faceUp('loyal')], 1: [faceUp('secret-mastermind')], 2: [faceUp('loyal')] },
};

/** The Mastermind's Plot has come into play. */
export const plotted = {
  ...openRoles,
  plot: { 0: ['long-winter'], 1: [], 2: ['blue-light'] },
  plotInPlay: ['borrowed-monsters'],
};

export const afterPlot = { ...open, taskDone: true };

/** It is another seat's turn. */
export const turnOf = (seat: number) => ({ stack: [{ phase: 'turn', you: seat }] });
