import { type Rerun, type RerunFault, tellingOf } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { watchmen } from '@masterplan/watchmen';
import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { sampleRecord } from './support/records.ts';

const hidden = (page: Page) => page.getByRole('region', { name: 'What everybody hides' });

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are looked at alike
type AnyRerun = Rerun<any>;

function watched(rerun: AnyRerun | RerunFault): AnyRerun {
  if (typeof rerun === 'string') throw new Error(rerun);
  return rerun;
}

/** How many cards a seat has in its hand at a moment. */
const handAt = (rerun: AnyRerun, moment: number, seat: number): number =>
  rerun.lensAt(moment, 'public').size(rerun.game.layout.find('hand', seat));

test('the truth shows every Master Plan and every hand, at every moment', async ({ browser }) => {
  const rerun = watched(tellingOf(masterPlan).rerun(sampleRecord('master-plan/samples/master-plan')));
  const page = await arrive(browser);
  for (const moment of [0, 25, rerun.lastMoment]) {
    await page.goto(`/replay/sample/master-plan#${moment} as truth`);
    await expect(page.getByRole('slider')).toHaveValue(String(moment));
    const seats = hidden(page).locator('ul[data-count] > li');
    await expect(seats).toHaveCount(rerun.seats);
    for (let seat = 0; seat < rerun.seats; seat++) {
      await expect(seats.nth(seat).locator('[data-card]')).toHaveCount(handAt(rerun, moment, seat));
      await expect(seats.nth(seat).locator('.mp-secret-plan')).toBeVisible();
    }
  }
  await page.getByLabel('Seen by').selectOption('public');
  await expect(hidden(page)).toHaveCount(0);
});

test('in Watchmen the truth shows who is loyal, each Plot and each hand', async ({ browser }) => {
  const { seats: count } = sampleRecord('watchmen/samples/watchmen');
  const page = await arrive(browser);
  await page.goto('/replay/sample/watchmen#9 as truth');
  const seats = hidden(page).locator('ul[data-count] > li');
  await expect(seats).toHaveCount(count);
  for (let seat = 0; seat < count; seat++) {
    const secret = seats.nth(seat).getByRole('list', { name: 'Loyalty and Plot' });
    await expect(secret.getByRole('listitem')).toHaveCount(2);
    await expect(seats.nth(seat).getByRole('list', { name: /in hand/ })).toBeVisible();
  }
  await expect(hidden(page).getByRole('button', { name: 'Secret Mastermind', exact: true })).toHaveCount(1);
  await page.getByLabel('Seen by').selectOption('0');
  await expect(hidden(page)).toHaveCount(0);
});

test('an answer that lies sealed is shown to the truth alone', async ({ browser }) => {
  const rerun = watched(tellingOf(watchmen).rerun(sampleRecord('watchmen/samples/watchmen-base')));
  const moments = Array.from({ length: rerun.lastMoment }, (_, moment) => moment);
  const moment = moments.find((each) => rerun.sealedAt?.(each, 'truth').length === 1) ?? Number.NaN;
  const [answer] = rerun.sealedAt?.(moment, 'truth') ?? [];
  const page = await arrive(browser);
  await page.goto(`/replay/sample/watchmen-base#${moment} as truth`);
  await expect(
    hidden(page)
      .locator('ul[data-count] > li')
      .nth(answer?.seat ?? -1),
  ).toContainText('Sealed:');
  await expect(page.getByText('Sealed:')).toHaveCount(1);
  await page.getByLabel('Seen by').selectOption('public');
  await expect(page.getByText('Sealed:')).toHaveCount(0);
});
