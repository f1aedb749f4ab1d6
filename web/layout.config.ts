import usual from './playwright.config.ts';

/**
 * `npm run layout`: whole games in every setting, which takes too long for the daily tests. `npm run layout -- <game>` walks
 * through one game; one file after another, as each writes its chapter of docs/layout.md.
 */
export default { ...usual, testMatch: 'commands/layout-*.ts', timeout: 0, workers: 1 };
