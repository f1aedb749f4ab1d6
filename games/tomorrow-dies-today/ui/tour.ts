import type { TourNote } from '@masterplan/boards/playable';
import type { Language, OpenAsk } from '@masterplan/kernel';
import { stageOf, type View } from './read.ts';
import { type NoteName, notes } from './tour-notes.ts';

/** The part of the page that each note speaks of. */
const spots: Readonly<Record<NoteName, string>> = {
  coordination: '.ask',
  commit: '.td-own',
  staging: '.td-markers',
  wait: '.td-map',
  watch: '.td-track',
  agents: '.ask',
  funding: '.ask',
  dealings: '.td-map',
  conflict: '.ask',
  completing: '.td-map',
  spoils: '.td-map',
  recall: '.ask',
  claims: '.td-list',
  other: '.ask',
  alone: '.aim',
};

const lastNotes: readonly NoteName[] = ['alone'];

/** What a newcomer is told at a moment of the tour: about what they are asked, or about what the others do. */
export function tourNote(lens: View, asks: readonly OpenAsk[], language: Language): TourNote | undefined {
  if (lens.outcome !== null) return undefined;
  const mine = asks.find(({ seat, ready }) => seat === lens.viewer && !ready);
  const id = noteFor(lens, mine?.name);
  return { id, ...notes[language][id], at: spots[id], isLast: lastNotes.includes(id) };
}

function noteFor(lens: View, asked: string | undefined): NoteName {
  if (lens.fields.round > 1) return 'alone';
  switch (asked) {
    case undefined:
      return stageOf(lens) === 'villainy' ? 'watch' : 'wait';
    case 'coordination':
      return 'coordination';
    case 'commit':
      return 'commit';
    case 'staging':
    case 'how to stage':
      return 'staging';
    case 'visit':
    case 'casualties':
      return 'agents';
    case 'funding':
      return 'funding';
    case 'dealings':
    case 'exchange':
      return 'dealings';
    case 'conflict':
      return 'conflict';
    case 'completing':
      return 'completing';
    case 'harvest':
    case 'collecting':
      return 'spoils';
    case 'recall':
      return 'recall';
    case 'directives':
    case 'side jobs':
      return 'claims';
    default:
      return 'other';
  }
}
