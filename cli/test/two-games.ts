import { games } from '../../games/index.ts';

const two = ['master-plan', 'watchmen'];

/** For tests that read a list of games word by word: another game in the house does not change what they read. */
export const twoGames = games.filter(({ game }) => two.includes(game.id));
