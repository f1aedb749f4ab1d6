import { readFileSync } from 'node:fs';
import type { AddedGame } from './checkout.ts';

const tiny = (file: string): string =>
  readFileSync(new URL(`../../../kernel/test/tiny/${file}`, import.meta.url), 'utf8');

const index = `
import { answering } from '@masterplan/bots';
import { type Bot, type Manifest, nth, wordOf } from '@masterplan/kernel';
import { type Market, market, word } from './market.ts';
import { marketText } from './market-text.ts';

const first: Bot<Market> = { name: 'first', choose: (_lens, options) => nth(options, 0) };

/** Deals where it is given more than it gives. */
const broker = answering(first, (_lens, { parts }) =>
  parts.reduce((sum, part) => sum + (wordOf(part) === word.give ? 1 : -1), 0),
);

export const marketGame = {
  game: market,
  text: () => ({ en: marketText('en'), fr: marketText('fr') }),
  bots: { broker },
} satisfies Manifest<Market>;
`;

const program = `
import { program } from '@masterplan/bots';
import { marketGame } from './index.ts';

export const shelved = program(marketGame);
`;

const playable = `
import { plainUi } from '@masterplan/boards/plain';
import type { Playable } from '@masterplan/boards/playable';
import { market } from './market.ts';
import { marketText } from './market-text.ts';

export const playable: Playable = {
  game: market,
  text: { en: async () => () => marketText('en'), fr: async () => () => marketText('fr') },
  ui: plainUi({ en: {}, fr: {} }),
};
`;

const front = `
import type { Front } from '@masterplan/boards/front';

export const front: Front = {
  accent: 'green',
  minutes: 5,
  words: {
    en: {
      title: 'The Market',
      short: 'The Market',
      line: 'Everything has its price.',
      lead: 'Gather, deal, spend.',
      blurb: 'No refunds',
    },
    fr: {
      title: 'Le Marché',
      short: 'Le Marché',
      line: 'Tout a un prix.',
      lead: 'Amasser, négocier, dépenser.',
      blurb: 'Ni repris ni échangé',
    },
  },
};
`;

/** The tiny market of the kernel's tests as a folder of a game, with a bot that knows what a deal is worth. */
export const marketFolder: AddedGame = {
  id: 'market',
  exports: 'marketGame',
  files: {
    'market.ts': tiny('market.ts'),
    'market-text.ts': tiny('market-text.ts'),
    'index.ts': index,
    'program.ts': program,
    'playable.ts': playable,
    'front.ts': front,
  },
};
