import packageJson from '../package.json' with { type: 'json' };

/** What node is told by `npm start`. */
export const flagsOfStart = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));
