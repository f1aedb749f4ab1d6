import type { Said, TalkLine } from '@masterplan/server/wire';
import type { TalkWords } from '../talk/words.ts';

/** How a reader calls what a sentence points at. */
export interface Called {
  readonly names: readonly string[];
  /** The card that is pointed at or planned, where the reader knows its face. */
  readonly cardName: string | undefined;
  /** The place that is pointed at or gone to, where it has a name. */
  readonly zoneName?: string | undefined;
}

/** What was said, in the reader's language. */
export function sentenceOf(said: TalkLine['said'], called: Called, { sentences }: TalkWords): string {
  const { names, cardName = '…', zoneName } = called;
  const name = (seat: number) => names[seat] ?? '';
  switch (said.say) {
    case 'text':
      return said.text;
    case 'hinted':
      return sentences.hinted;
    case 'accuse':
    case 'vouch':
      return sentences[said.say](name(said.seat));
    case 'plan':
      return said.seat === undefined
        ? sentences.plan[said.what]
        : sentences.planWith[said.what](name(said.seat));
    case 'intend':
      return zoneName === undefined ? sentences.intend(cardName) : sentences.intendAt(cardName, zoneName);
    case 'ask-for':
      return said.seat === undefined
        ? sentences['ask-for'][said.what]
        : sentences.askOf[said.what](name(said.seat));
    case 'promise':
      return sentences.promise[said.what](name(said.seat));
    case 'point-at':
      return pointed(said.at, called, sentences.pointAt);
  }
}

function pointed(
  at: Extract<Said, { say: 'point-at' }>['at'],
  { names, cardName, zoneName }: Called,
  words: TalkWords['sentences']['pointAt'],
): string {
  if (at.kind === 'seat') return words.seat(names[at.seat] ?? '');
  const name = at.kind === 'zone' ? zoneName : cardName;
  return name === undefined ? words[at.kind] : words.seat(name);
}

/** A sentence that can be said with a click, as soon as it is clear about whom or what. */
export interface Pattern {
  readonly mood: keyof TalkWords['moods'];
  /** What it is about: a seat, a seat or nobody in particular, a card, a place. */
  readonly about: 'seat' | 'anybody' | 'card' | 'zone';
  readonly said: (about: number | undefined) => Said | undefined;
}

const plans = ['attack', 'defend', 'help', 'wait', 'retreat'] as const;
const wishes = ['help', 'mercy', 'card', 'information', 'time'] as const;
const promises = ['help', 'peace', 'share', 'revenge'] as const;

const withSeat = (mood: Pattern['mood'], said: (seat: number) => Said): Pattern => ({
  ...{ mood, about: 'seat' },
  said: (seat) => (seat === undefined ? undefined : said(seat)),
});

/** To somebody, or said alone. */
const seatIn = (seat: number | undefined): { seat?: number } => (seat === undefined ? {} : { seat });

export const patterns: readonly Pattern[] = [
  withSeat('accuse', (seat) => ({ say: 'accuse', seat })),
  withSeat('vouch', (seat) => ({ say: 'vouch', seat })),
  ...plans.map(
    (what): Pattern => ({
      ...{ mood: 'plan', about: 'anybody' },
      said: (seat) => ({ say: 'plan', what, ...seatIn(seat) }),
    }),
  ),
  ...wishes.map(
    (what): Pattern => ({
      ...{ mood: 'ask-for', about: 'anybody' },
      said: (seat) => ({ say: 'ask-for', what, ...seatIn(seat) }),
    }),
  ),
  ...promises.map((what) => withSeat('promise', (seat) => ({ say: 'promise', what, seat }))),
  withSeat('point-at', (seat) => ({ say: 'point-at', at: { kind: 'seat', seat } })),
  {
    ...{ mood: 'point-at', about: 'card' },
    said: (card) => (card === undefined ? undefined : { say: 'point-at', at: { kind: 'card', card } }),
  },
  {
    ...{ mood: 'point-at', about: 'zone' },
    said: (zone) => (zone === undefined ? undefined : { say: 'point-at', at: { kind: 'zone', zone } }),
  },
];

/** A pattern in words, with a gap where its name goes. */
export function patternText({ about, said }: Pattern, say: TalkWords): string {
  if (about === 'card' || about === 'zone') return say.sentences.pointAt[about];
  const gap = { names: ['…'], cardName: undefined };
  const spoken = said(about === 'seat' ? 0 : undefined);
  return spoken === undefined ? '' : sentenceOf(spoken, gap, say);
}
