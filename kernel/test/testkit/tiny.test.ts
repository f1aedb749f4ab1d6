import type { AnyManifest } from '@masterplan/kernel';
import { conformance } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { duel } from '../tiny/duel.ts';
import { heistVote } from '../tiny/heist-vote.ts';
import { league } from '../tiny/league.ts';
import { market } from '../tiny/market.ts';
import { marketText } from '../tiny/market-text.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { bigSquads, squads } from '../tiny/squads.ts';
import { thieves, twinThieves } from '../tiny/thieves.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';
import { tiles } from '../tiny/tiles.ts';
import { plainText } from './plain-text.ts';

const withSecrets: AnyManifest['game'][] = [
  duel,
  sealedPowers,
  squads,
  bigSquads,
  thieves,
  twinThieves,
  tiles,
  league,
];
const withoutSecrets: AnyManifest['game'][] = [heistVote, ticTacToe];

const conforms = (game: AnyManifest['game'], text: AnyManifest['text'] = plainText) =>
  conformance({ game, text }, { games: 8, twins: 40, seed: 'tiny' });

test.each(withSecrets)('$id conforms', (game) => {
  const { faults, counts } = conforms(game);
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ games: 8, twinGames: 40 });
});

test.each(withoutSecrets)('$id conforms, and has no twins', (game) => {
  const { faults, counts } = conforms(game);
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ games: 8, twinGames: 0 });
});

test('market conforms in its own words', () => {
  const text = () => ({ en: marketText('en'), fr: marketText('fr') });
  const { faults, counts } = conforms(market, text);
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ games: 8, twinGames: 0 });
});
