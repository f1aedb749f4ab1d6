import { languages } from '@masterplan/kernel';
import { misworded } from '@masterplan/kernel/words';
import { expect, test } from 'vitest';
import { justiceLeague } from '../../games/justice-league/index.ts';
import { glossary as leagueWords } from '../../games/justice-league/text/glossary.ts';
import { howTo as league } from '../../games/justice-league/ui/how.ts';
import { masterPlan } from '../../games/master-plan/index.ts';
import { glossary as planWords } from '../../games/master-plan/text/glossary.ts';
import { howTo as plan } from '../../games/master-plan/ui/how.ts';
import { tomorrowDiesToday } from '../../games/tomorrow-dies-today/index.ts';
import { glossary as tomorrowWords } from '../../games/tomorrow-dies-today/text/glossary.ts';
import { howTo as tomorrow } from '../../games/tomorrow-dies-today/ui/how.ts';
import { watchmen } from '../../games/watchmen/index.ts';
import { glossary as watchmenWords } from '../../games/watchmen/text/glossary.ts';
import { howTo as deck } from '../../games/watchmen/ui/how.ts';

const pages = [
  { game: masterPlan.game, how: plan, glossary: planWords },
  { game: watchmen.game, how: deck, glossary: watchmenWords },
  { game: justiceLeague.game, how: league, glossary: leagueWords },
  { game: tomorrowDiesToday.game, how: tomorrow, glossary: tomorrowWords },
];

test.each(pages)(
  'how $game.id is played is told in the words of its glossary, with cards that exist',
  ({ game, how, glossary }) => {
    for (const { cards = [], ...part } of how) {
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) expect(game.kindNo(card)).toBeGreaterThanOrEqual(0);
      for (const language of languages)
        for (const sentence of [part[language].title, ...part[language].words])
          expect(misworded(sentence, language, glossary)).toEqual([]);
    }
  },
);
