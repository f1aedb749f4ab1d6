import { type GameRecord, languages, notation, Sitting } from '@masterplan/kernel';
import { playthroughNames } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import darkseidPoints from './darkseid-points.json' with { type: 'json' };
import emptyMap from './empty-map.json' with { type: 'json' };
import heroPoints from './hero-points.json' with { type: 'json' };
import ultimateGoal from './ultimate-goal.json' with { type: 'json' };

/** A game for each way to win, as bots played it: `npm run sample -- justice-league-hero-points` and so on choose them anew. */
const games = [
  { reason: 'hero-points', file: heroPoints },
  { reason: 'darkseid-points', file: darkseidPoints },
  { reason: 'ultimate-goal', file: ultimateGoal },
  { reason: 'empty-map', file: emptyMap },
];

type File = (typeof games)[number]['file'];

/** A record as it is read from its file: choices are pairs there. */
const recordOf = (file: File): GameRecord => ({
  ...file,
  choices: file.choices.map(([seat, key]) => [Number(seat), String(key)]),
});

describe.each(games)('the golden game that ends by $reason', ({ reason, file }) => {
  test.each(languages)('reads as it was reviewed, in %s', async (language) => {
    const lines = notation(justiceLeague, recordOf(file), { language, names: playthroughNames });
    if ('fault' in lines) throw new Error(`the game is to be chosen anew: ${JSON.stringify(lines.fault)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${reason}.${language}.txt`);
  });

  test('ends so', () => {
    const sitting = Sitting.of(justiceLeague.game, recordOf(file));
    if ('fault' in sitting)
      throw new Error(`the game is to be chosen anew: ${JSON.stringify(sitting.fault)}`);
    expect(sitting.table.state.outcome?.reason).toBe(reason);
  });
});
