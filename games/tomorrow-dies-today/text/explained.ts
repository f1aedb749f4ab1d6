/** The words of the game and what they mean: loaded by pages that explain them. */
export { glossary } from './glossary.ts';
export { meanings } from './meanings.ts';
