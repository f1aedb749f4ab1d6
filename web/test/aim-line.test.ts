import type { AimOf } from '@masterplan/boards/aim';
import { languages, open } from '@masterplan/kernel';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { aimOf as justiceLeague } from '../../games/justice-league/ui/aim.ts';
import { aimOf as masterPlan } from '../../games/master-plan/ui/aim.ts';
import { aimOf as tomorrowDiesToday } from '../../games/tomorrow-dies-today/ui/aim.ts';
import { bring as bringEnglish } from '../../games/tomorrow-dies-today/ui/words/en.ts';
import { bring as bringFrench } from '../../games/tomorrow-dies-today/ui/words/fr.ts';
import { aimOf as watchmen } from '../../games/watchmen/ui/aim.ts';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are asked alike, each for its own tables only
const aims: readonly [game: string, options: Record<string, string>, aimOf: AimOf<any>][] = [
  ['master-plan', {}, masterPlan],
  ['watchmen', { mode: 'base' }, watchmen],
  ['watchmen', { mode: 'watchmen' }, watchmen],
  ['justice-league', {}, justiceLeague],
  ['tomorrow-dies-today', {}, tomorrowDiesToday],
];

/** So many letters fit into a line of a phone that is 360 pixels wide. */
const lineOfPhone = 64;

beforeAll(() => {
  bringEnglish();
  bringFrench();
});

test.each(aims)(
  'on a phone one line says how one wins, and one how far everybody is (%s %o)',
  (id, options, aimOf) => {
    const found = games.find(({ game }) => game.id === id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    const [seats = 4] = found.game.seats;
    const lens = open(found.game, { seats, seed: 'aim', options }).lens(seats);
    for (const language of languages) {
      const aim = aimOf(lens, language);
      expect(aim?.brief.length).toBeLessThanOrEqual(lineOfPhone);
      const standing = aim?.standing.map(({ words, brief }) => brief ?? words).join('    ') ?? '';
      expect(standing.length).toBeLessThanOrEqual(lineOfPhone);
    }
  },
);
