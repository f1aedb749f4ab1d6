import { program } from '@masterplan/bots';
import { bind, type Fault, isRecord } from '@masterplan/kernel';
import { duel } from '../../../kernel/test/tiny/duel.ts';

/** A word for each copy of a card: whoever knows the word has seen the face. */
export const canaries = ['asphodel', 'bergamot', 'cardamom', 'dandelion', 'eglantine'];

/** Duel with cards of one's own: `{ words: [...] }`, five of them, one on each card. */
export const canaryGame = (words: readonly unknown[]) =>
  bind(
    { ...duel, id: 'canaries' },
    words.map((word, i) => ({ id: `card-${i}`, shield: i < 2 ? 1 : 0, word: String(word) })),
  );

export const registered = {
  game: canaryGame(['a', 'b', 'c', 'd', 'e']),
  readPack: (pack: unknown): { game: typeof duel } | { faults: Fault[] } =>
    isRecord(pack) && Array.isArray(pack.words) && pack.words.length === 5
      ? { game: canaryGame(pack.words) }
      : { faults: [{ path: 'words', code: 'missing', expected: 'words' }] },
};

export const shelved = program({ ...registered });
