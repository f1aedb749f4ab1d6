import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { arrive, dice, fillAndStart, openTable, options, playOn } from './support/player.ts';

async function expectNoViolation(page: Page): Promise<void> {
  // @ts-expect-error: axe names the types of another version of the same library
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
    .toEqual([]);
}

for (const edition of ['day', 'night'] as const) {
  test(`axe finds nothing on the front page, rulebook, cards, gathering, table, dialogs and replay by ${edition}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { edition });
    await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/rules/master-plan#MP-5.16');
    await expect(page.getByText('MP-5.16', { exact: true })).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/cards/master-plan');
    await expect(page.getByText('Captain Umbrella')).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/');
    await openTable(page);
    await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
    await expectNoViolation(page);
    await fillAndStart(page);
    await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
    await expectNoViolation(page);
    await page.keyboard.press('w');
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await expectNoViolation(page);
    let looks = 0;
    await playOn([page], dice(5), () => looks++ > 14);
    await expectNoViolation(page);
    await playOn([page], dice(5));
    await expectNoViolation(page);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectNoViolation(page);
  });
}
