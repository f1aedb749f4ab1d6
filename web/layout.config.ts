import usual from './playwright.config.ts';

/** `npm run layout`: whole games in every setting, which takes too long for the daily tests. */
export default { ...usual, testMatch: 'commands/layout.ts', timeout: 0 };
