import { open, play, proposalIn } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { heistVote } from '../../kernel/test/tiny/heist-vote.ts';
import { market } from '../../kernel/test/tiny/market.ts';
import { marketText } from '../../kernel/test/tiny/market-text.ts';
import { answersTo, proposedTo, silenceAt } from '../src/table/ask/proposed.ts';
import { deedWords } from '../src/text/deeds.en.ts';
import { deedWords as french } from '../src/text/deeds.fr.ts';
import { messagesIn } from '../src/text/index.ts';

/** What the page says of proposals, in English. */
const said = async () => ({ ...(await messagesIn('en')), ...deedWords });

const names = ['Ada', 'Ben', 'Cy'];
const clock = { kind: 'turn', seconds: 60 } as const;
const noClock = { kind: 'none' } as const;

/** The market after the first seats have dealt: Ada deals with Ben, and has said this. */
function dealing(...keys: readonly string[]) {
  const table = open(market, { seats: 3, seed: 'market' });
  const said: (readonly [number, string])[] = [
    ...['take 0', 'take 1', 'take 0'].map((key, seat) => [seat, key] as const),
    ...['deal with 1', 'pass', 'pass'].map((key, seat) => [seat, key] as const),
    ...keys.map((key) => [0, key] as const),
  ];
  for (const [seat, key] of said) expect(play(table, seat, key)).toBeUndefined();
  const readBy = (seat: number) => ({ lens: table.lens(seat), text: marketText('en'), names, seat });
  return { table, readBy };
}

const ask = (name: string, seat: number, ready = false) => ({ name, seat, sealed: true, ready });

describe('a proposal', () => {
  test('is told by whom it is, and says what was put together so far', async () => {
    const say = await said();
    const { readBy } = dealing();
    expect(proposedTo(readBy(0), say)).toEqual({ heading: 'Your proposal so far:', lines: [] });
    const lines = ['Ada gives 1 credit to Ben.'];
    const drafted = dealing('give 0');
    expect(proposedTo(drafted.readBy(2), say)).toEqual({ heading: 'Ada is drafting a proposal:', lines });
    const made = dealing('give 0', 'done');
    expect(proposedTo(made.readBy(0), say)).toEqual({ heading: 'You propose:', lines });
    expect(proposedTo(made.readBy(1), say)).toEqual({ heading: 'Ada proposes:', lines });
  });

  test('is none elsewhere', async () => {
    const say = await said();
    const table = open(market, { seats: 3, seed: 'market' });
    const reader = { lens: table.lens(0), text: marketText('en'), names, seat: 0 };
    expect(proposedTo(reader, say)).toBeUndefined();
    expect(silenceAt(reader, clock, say)).toBeUndefined();
    expect(answersTo(reader, [ask('gather', 0)], say)).toEqual([]);
  });
});

test('who has answered and who is still thinking is told, not what; nobody is while it is drafted', async () => {
  const say = { ...(await messagesIn('fr')), ...french };
  const table = open(heistVote, { seats: 3, seed: 'vote' });
  const reader = { lens: table.lens(1), names, seat: 1 };
  expect(answersTo(reader, [ask('award', 0)], say)).toEqual([]);
  play(table, 0, 'give it to 2');
  expect(proposalIn(table.lens(1))?.stage).toBe('put forward');
  const asks = [ask('award', 1), ask('award', 2, true)];
  expect(answersTo(reader, asks, say)).toEqual([
    { seat: 1, isIn: false, words: 'Vous n’avez pas encore répondu' },
    { seat: 2, isIn: true, words: 'Cy a répondu' },
  ]);
});

test('what silence does is told where a clock runs: it is as the agreement has it, and ends a draft', async () => {
  const say = await said();
  const made = dealing('give 0', 'done');
  expect(silenceAt(made.readBy(1), clock, say)).toBe('If the clock runs out, silence means no.');
  expect(silenceAt(made.readBy(1), noClock, say)).toBeUndefined();
  expect(silenceAt(dealing('give 0').readBy(1), clock, say)).toBe(
    'If the clock runs out, nothing is proposed.',
  );
  const table = open(heistVote, { seats: 3, seed: 'vote' });
  play(table, 0, 'give it to 2');
  expect(silenceAt({ lens: table.lens(1) }, clock, say)).toBe('If the clock runs out, silence means yes.');
});
