import { expect } from '@playwright/test';
import { tableForTwo, untilAsked } from './support/company.ts';
import { test } from './support/house.ts';
import { answer, options } from './support/player.ts';

test('who comes back finds marked in the log where they left, and in a line what happened since', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(nadia, theo);
  const table = nadia.url();
  await answer(nadia, () => 0);
  await answer(nadia, () => 0);
  await expect(options(nadia)).toHaveCount(0);
  await expect(nadia.locator('.since')).toHaveCount(0);
  const before = await nadia.locator('.log .lines li').allTextContents();
  await nadia.goto('/');
  await expect(nadia.getByRole('button', { name: 'Play now against bots' }).first()).toBeVisible();
  await untilAsked(theo, nadia);
  await answer(theo, () => 0);
  await answer(theo, () => 0);
  await expect(options(theo)).toHaveCount(0);

  await nadia.goto(table);
  const divider = nadia.locator('.log .since');
  await expect(divider).toContainText(/^Since you were here: \d+ choices? \(.*Player 2/);
  await expect(nadia.locator('.since-line')).toHaveText(/^Since you were here/);
  const lines = await nadia.locator('.log .lines li').allTextContents();
  expect(lines.findIndex((line) => line.startsWith('Since you were here'))).toBe(before.length);
  await nadia.getByRole('button', { name: 'fr', exact: true }).click();
  await expect(divider).toContainText(/^Depuis votre passage/);
  await nadia.getByRole('button', { name: 'C’est vu' }).click();
  await expect(nadia.locator('.since, .since-line')).toHaveCount(0);
});
