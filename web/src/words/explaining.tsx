import type { Piece, Terms } from '@masterplan/boards';
import { orAnew } from '@masterplan/boards/later';
import type { Speech } from '@masterplan/boards/playable';
import type { Language } from '@masterplan/kernel';
import { unbroken } from '@masterplan/kernel/words';
import { useEffect, useMemo, useState } from 'react';
import { type AnyKind, type Playable, playableOf } from '../boards/playable.ts';
import { useSpeechIn } from '../boards/use-speech.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { Explained } from './explained.tsx';
import { type Explanation, type Lexicon, termId } from './explanation.ts';
import { termFinder } from './finder.ts';

type Lexis = Awaited<ReturnType<NonNullable<Playable['words']>>> & Pick<Playable, 'game' | 'speeches'>;

/** The words of a game; undefined until they are there. What they explain can be read without them. */
function useLexis(id: string): Lexis | undefined {
  const [lexis, setLexis] = useState<Lexis>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { game, speeches, words } = await playableOf(id);
      if (words === undefined) return;
      const [found] = await Promise.all([orAnew(words), speeches.load(settings.value.language)]);
      if (isWanted) setLexis({ game, speeches, ...found });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return lexis;
}

/** Sentences come back again and again: the log is drawn anew with every line. */
const mostKept = 4000;

function remembered(find: (text: string) => Piece[]): Terms['piecesOf'] {
  const known = new Map<string, readonly Piece[]>();
  return (sentence) => {
    const pieces = known.get(sentence) ?? find(sentence);
    if (known.size >= mostKept) known.clear();
    known.set(sentence, pieces);
    return pieces;
  };
}

function explanationsOf({ glossary, meanings }: Lexis, language: Language): Explanation[] {
  return glossary.flatMap((each) => {
    const meaning = meanings[each.term];
    if (meaning === undefined) return [];
    const words = language === 'fr' ? unbroken(meaning.fr) : meaning.en;
    return [{ term: each.term, name: each[language], words, clause: meaning.clause }];
  });
}

const namesOf = ({ game }: Lexis, speech: Speech): string[] => {
  const words = speech(game);
  return game.kinds.map((kind: AnyKind) => words.card(kind).name);
};

interface ExplainingProps {
  readonly game: string;
  /** Told the words whenever they are there: at first, and in another language. */
  readonly onWords: (words: Lexicon) => void;
}

/** Loads the words of a game, and explains those that are pointed at or reached. */
export function Explaining({ game, onWords }: ExplainingProps) {
  const lexis = useLexis(game);
  return lexis === undefined ? null : <InWords {...{ game, lexis, onWords }} />;
}

function InWords({ game, lexis, onWords }: ExplainingProps & { lexis: Lexis }) {
  const { language } = useStore(settings);
  const speech = useSpeechIn(lexis.speeches, language);
  const words = useMemo((): Lexicon | undefined => {
    if (speech === undefined) return undefined;
    const find = termFinder(language, { ...lexis, names: namesOf(lexis, speech) });
    return {
      terms: { piecesOf: remembered(find), idOf: termId },
      explanations: explanationsOf(lexis, language),
    };
  }, [lexis, speech, language]);
  useEffect(() => {
    if (words !== undefined) onWords(words);
  }, [words, onWords]);
  return words === undefined ? null : <Explained game={game} explanations={words.explanations} />;
}
