import { readFileSync } from 'node:fs';
import { type GameText, type Language, languages } from '@masterplan/kernel';
import { type Glossary, type Meanings, misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { game as justiceLeague } from '../../games/justice-league/game.ts';
import * as justiceLeagueWords from '../../games/justice-league/text/explained.ts';
import { homonyms, textOf as justiceLeagueText } from '../../games/justice-league/text/index.ts';
import { game as masterPlan } from '../../games/master-plan/game.ts';
import * as masterPlanWords from '../../games/master-plan/text/explained.ts';
import { textOf as masterPlanText } from '../../games/master-plan/text/index.ts';
import { game as tomorrow } from '../../games/tomorrow-dies-today/game.ts';
import * as tomorrowWords from '../../games/tomorrow-dies-today/text/explained.ts';
import { textOf as tomorrowText } from '../../games/tomorrow-dies-today/text/index.ts';
import { game as watchmen } from '../../games/watchmen/game.ts';
import * as watchmenWords from '../../games/watchmen/text/explained.ts';
import { textOf as watchmenText } from '../../games/watchmen/text/index.ts';
import { termFinder } from '../src/words/finder.ts';

interface Words {
  readonly glossary: Glossary;
  readonly meanings: Meanings;
}

/** What a game's texts are looked through for. */
interface Read extends Words {
  readonly game: string;
  /** The golden game that is read with them. */
  readonly golden: string;
  /** Proper names besides those of cards. */
  readonly places?: (language: Language) => readonly string[];
  readonly cards: Readonly<Record<Language, readonly { readonly name: string; readonly text: string }[]>>;
}

const printed = <Kind>(kinds: readonly Kind[], text: { card(kind: Kind): ReturnType<GameText['card']> }) =>
  kinds.map((kind) => text.card(kind));

const games: readonly Read[] = [
  {
    ...{ game: 'master-plan', golden: 'playthrough', ...masterPlanWords },
    cards: {
      en: printed(masterPlan.kinds, masterPlanText(masterPlan).en),
      fr: printed(masterPlan.kinds, masterPlanText(masterPlan).fr),
    },
  },
  {
    ...{ game: 'watchmen', golden: 'playthrough', ...watchmenWords },
    cards: {
      en: printed(watchmen.kinds, watchmenText(watchmen).en),
      fr: printed(watchmen.kinds, watchmenText(watchmen).fr),
    },
  },
  {
    ...{ game: 'justice-league', golden: 'hero-points', places: homonyms, ...justiceLeagueWords },
    cards: {
      en: printed(justiceLeague.kinds, justiceLeagueText(justiceLeague).en),
      fr: printed(justiceLeague.kinds, justiceLeagueText(justiceLeague).fr),
    },
  },
  {
    ...{ game: 'tomorrow-dies-today', golden: 'playthrough', ...tomorrowWords },
    cards: {
      en: printed(tomorrow.kinds, tomorrowText(tomorrow).en),
      fr: printed(tomorrow.kinds, tomorrowText(tomorrow).fr),
    },
  },
];

const fileOf = (game: string, path: string): string =>
  readFileSync(new URL(`../../games/${game}/${path}`, import.meta.url), 'utf8');

const bookOf = (game: string, language: Language): string =>
  fileOf(game, language === 'en' ? 'RULES.md' : 'RULES.fr.md');

/** Words with a capital that do not begin a sentence. */
const capitals = /(?<![.:;!?«“(–]\s|^)(?<=[\s’])\p{Lu}[\p{L}’-]*/gu;

describe.each(games)('$game', ({ game, golden, places, glossary, meanings, cards }) => {
  test('only terms of the glossary have a meaning', () => {
    const terms = new Set(glossary.map(({ term }) => term));
    expect(Object.keys(meanings).filter((term) => !terms.has(term))).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    const names = [...cards[language].map(({ name }) => name), ...(places?.(language) ?? [])];
    const piecesOf = termFinder(language, { glossary, meanings, names });

    test('every word with a capital that is printed on a card is the name of a card or explains itself', () => {
      const own = new RegExp(
        [...names]
          .sort((a, b) => b.length - a.length)
          .map((name) => name.replace(/[.*+?()]/g, '\\$&'))
          .join('|'),
        'g',
      );
      const unexplained = cards[language].flatMap(({ text }) => {
        const rest = piecesOf(text).map((piece) =>
          typeof piece === 'string' ? piece.replace(own, '…') : '…',
        );
        return rest.join('').match(capitals) ?? [];
      });
      expect([...new Set(unexplained)]).toEqual([]);
    });

    test('every term that is explained stands in what people read', () => {
      const read = [
        ...cards[language].map(({ text }) => text),
        fileOf(game, `test/whole/${golden}.${language}.txt`),
        bookOf(game, language),
      ];
      const met = new Set(
        read.flatMap(piecesOf).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
      );
      expect(Object.keys(meanings).filter((term) => !met.has(term))).toEqual([]);
    });

    test('a meaning names a clause of the book, and is said in the game’s own words', () => {
      const book = bookOf(game, language);
      for (const [term, meaning] of Object.entries(meanings)) {
        expect(book, term).toContain(`**${meaning.clause}**`);
        expect(misworded(meaning[language], language, glossary), term).toEqual([]);
        expect(meaning[language].length, term).toBeLessThan(180);
      }
    });
  });
});
