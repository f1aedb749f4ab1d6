import type { hints as english } from './hints.en.ts';

const odds = (tenths: number): string => {
  if (tenths === 0) return 'presque aucune chance';
  if (tenths === 10) return 'presque toutes les chances';
  return tenths === 1 ? 'environ 1 chance sur 10' : `environ ${tenths} chances sur 10`;
};

const places = ['Premier choix', 'Deuxième choix', 'Troisième choix'];

export const hints: typeof english = {
  thinking: 'On regarde comment la partie pourrait continuer…',
  none: 'Rien de probant cette fois.',
  lead: 'Conseil : vos chances de gagner, d’après ce que vous pouvez savoir',
  chance: (tenths) => `${odds(tenths)} de gagner`,
  close: 'Entre les deux premiers, la différence est infime.',
  mark: (rank, tenths) => `${places[rank - 1]} : ${odds(tenths)} de gagner`,
};
