import type { TourNote } from '@masterplan/boards/playable';
import type { Language, OpenAsk } from '@masterplan/kernel';
import { isDarkseid, phaseOf, type View } from './read.ts';
import { type NoteName, notes } from './tour-notes.ts';

/** The part of the page that each note speaks of. */
const spots: Readonly<Record<NoteName, string>> = {
  heroPlan: '.jl-hand',
  heroWait: '.jl-map',
  order: '.ask',
  confront: '.jl-confront',
  move: '.jl-map',
  train: '.jl-own',
  heroCard: '.ask',
  heroAlone: '.aim',
  darkPlan: '.jl-hand',
  darkWait: '.talk',
  place: '.jl-map',
  darkCard: '.ask',
  darkAlone: '.aim',
};

const lastNotes: readonly NoteName[] = ['heroAlone', 'darkAlone'];

/** What a newcomer is told at a moment of the tour: about what they are asked, or about what the others do. */
export function tourNote(lens: View, asks: readonly OpenAsk[], language: Language): TourNote | undefined {
  if (lens.outcome !== null) return undefined;
  const mine = asks.find(({ seat, ready }) => seat === lens.viewer && !ready);
  const id = isDarkseid(lens, lens.viewer) ? darkNote(lens, mine?.name) : heroNote(lens, mine?.name);
  return { id, ...notes[language][id], at: spots[id], isLast: lastNotes.includes(id) };
}

function heroNote(lens: View, asked: string | undefined): NoteName {
  if (lens.fields.round > 1) return 'heroAlone';
  switch (asked) {
    case undefined:
      return 'heroWait';
    case 'hero planning':
      return 'heroPlan';
    case 'order':
      return 'order';
    case 'confrontation':
    case 'attempt':
      return 'confront';
    case 'train':
      return 'train';
    case 'move':
    case 'transport':
      return 'move';
    default:
      return 'heroCard';
  }
}

function darkNote(lens: View, asked: string | undefined): NoteName {
  if (lens.fields.round > 1) return 'darkAlone';
  switch (asked) {
    case undefined:
      return phaseOf(lens) === 'hero planning' ? 'darkWait' : 'darkCard';
    case 'darkseid planning':
      return 'darkPlan';
    case 'placing':
      return 'place';
    default:
      return 'darkCard';
  }
}
