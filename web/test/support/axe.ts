import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every violation with its element and what was measured, so that a failure says what to mend. */
export async function violationsOf(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // @ts-expect-error: axe names the types of another version of the same library
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id} ${target.join(' ')}: ${html} ${JSON.stringify(any.map(({ data }) => data))}`,
    ),
  );
}
