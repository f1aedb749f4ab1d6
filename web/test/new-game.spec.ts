import { expect, test } from '@playwright/test';
import { inspect } from '../../scripts/house/inspect.ts';
import { Checkout, filesIn } from './support/checkout.ts';
import { arrive, options } from './support/player.ts';

const id = 'high-card';

/** The unit tests that run for every game there is, and those that read a list of all games. */
const ofEveryGame = ['scripts/test/words', 'scripts/test/names', 'cli/test/protocol', 'cli/test/sim'];

test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())));

test('whoever follows docs/adding-a-game.md has a game that keeps the rules of the house, passes its tests, conforms, and can be played in the page', async ({
  browser,
}) => {
  const files = filesIn('docs/adding-a-game.md', id);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.ts', 'playable.ts', 'front.ts', 'program.ts']),
  );
  const checkout = new Checkout({ id, exports: 'highCard', files });
  try {
    expect(inspect(checkout.root).breaches).toEqual([]);
    const tsx = 'node_modules/tsx/dist/cli.mjs';
    const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--update', 'new'];
    await checkout.run(...unit, `games/${id}/test`, ...ofEveryGame);
    const [played, server] = await Promise.all([
      checkout.run(tsx, 'scripts/conformance.ts', '--game', id, '--games', '200', '--twins', '100'),
      checkout.serve(),
    ]);
    expect(played).toContain('0 faults');
    const page = await arrive(browser, { at: server.url });
    const story = page.getByRole('article', { name: 'High Card' });
    await story.getByRole('button', { name: 'Play now against bots' }).click();
    await page.waitForURL(/\/t\//);
    for (let trick = 1; trick <= 3; trick++) {
      await expect(page.getByText(`Trick ${trick}`).first()).toBeVisible();
      await options(page).first().click();
    }
    await expect(page.getByRole('region', { name: 'The game is over' })).toContainText('The most points:');
  } finally {
    await checkout.remove();
  }
});
