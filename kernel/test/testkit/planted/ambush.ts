import { bind, type Manifest } from '@masterplan/kernel';
import { type Ambush, type AmbushKind, definitionBy, healthy, type Rules } from './ambush-rules.ts';
import { ambushText } from './ambush-text.ts';

const blank: AmbushKind = { id: 'blank', copies: 0, type: 'shield', play: [] };

const kinds: readonly AmbushKind[] = [
  { ...blank, id: 'king', copies: 1, type: 'role' },
  { ...blank, id: 'spy', copies: 1, type: 'role' },
  { ...blank, id: 'fool', copies: 1, type: 'role' },
  { ...blank, id: 'sword', copies: 5, type: 'sword' },
  { ...blank, id: 'shield', copies: 5 },
  { ...blank, id: 'torch', copies: 3, type: 'torch', play: [{ do: 'look' }] },
];

/** The game with some of its rules changed, and more kinds where they are wanted. */
export function ambush(changed: Partial<Rules> = {}, ...more: AmbushKind[]): Manifest<Ambush> {
  return {
    game: bind(definitionBy({ ...healthy, ...changed }), [...kinds, ...more]),
    text: ambushText,
    standIn: (print) => ({ ...blank, ...print }),
    back: (kind) => (kind.type === 'role' ? 'role' : 'card'),
  };
}
