import {
  type Headline,
  heaviest,
  type Reveal,
  type Standing,
  storyOf,
  type Told,
} from '@masterplan/boards/reveal';
import { nth } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { heeds } from '../bot/account.ts';
import { Belief } from '../bot/belief.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { pointsOwned } from '../rules/facts.ts';
import { seatsOf, type View } from './read.ts';
import { en } from './words/reveal.en.ts';
import { fr } from './words/reveal.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** So much Power in one turn is worth telling. */
const great = 10;

const isMastermind = (world: Pick<View, 'zone' | 'kind'>, seat: number): boolean =>
  world.zone(zones.loyalty(seat)).some((card) => {
    const kind = world.kind(card);
    return kind?.family === 'loyalty' && kind.side === 'mastermind';
  });

/** The Loyal have Challenges to beat; the Secret Mastermind has a main deck to run out. */
function sides({ rerun, language }: Told<Watchmen>, moment: number): Standing[] {
  const say = words[language];
  const lens = rerun.lensAt(moment, 'truth');
  const all = seatsOf(lens);
  const beaten = lens.size(zones.beaten());
  const left = lens.size(zones.challenge()) + lens.size(zones.challengeStack());
  const full = Math.max(1, rerun.lensAt(0, 'truth').size(zones.mainDeck()));
  const gone = full - lens.size(zones.mainDeck());
  return [
    {
      name: say.loyal,
      seats: all.filter((seat) => !isMastermind(lens, seat)),
      points: Math.round((100 * beaten) / Math.max(1, beaten + left)),
    },
    {
      name: say.mastermind,
      seats: all.filter((seat) => isMastermind(lens, seat)),
      points: Math.max(0, Math.round((100 * gone) / full)),
    },
  ];
}

/** What one event alone is worth telling for: the dearest card, the last of each kind of victory, the mask. */
function single({ rerun, text, names, language }: Told<Watchmen>): Headline[] {
  const say = words[language].headlines;
  const bought: (Headline & { readonly cost: number })[] = [];
  const won: Headline[] = [];
  for (const { at, event } of storyOf(rerun)) {
    const who = names[event.seat] ?? '';
    const face = rerun.game.kinds[event.faces[0] ?? -1];
    if (face === undefined) continue;
    const { name } = text.card(face);
    const cost = event.n[0] ?? 0;
    if (event.name === 'bought')
      bought.push({ at, cost, weight: 4, topic: 'bought', words: say.bought(who, name, nth(event.n, 0)) });
    if (event.name === 'beaten') won.push({ at, weight: 7, topic: 'beaten', words: say.beaten(who, name) });
    if (event.name === 'defeated')
      won.push({ at, weight: 5, topic: 'defeated', words: say.defeated(who, name) });
    if (event.name === 'plot') won.push({ at, weight: 11, words: say.plot(who, name) });
  }
  const dearest = heaviest(bought, ({ cost }) => cost);
  return [...won, ...(dearest === undefined ? [] : [dearest])];
}

/** The turn in which somebody had the most Power. */
function greatTurn({ rerun, names, language }: Told<Watchmen>): Headline[] {
  const moments = Array.from({ length: rerun.lastMoment + 1 }, (_, at) => {
    const { power, turn } = rerun.lensAt(at, 'truth').fields;
    return { at, power, turn };
  });
  const best = heaviest(moments, ({ power }) => power);
  if (best === undefined || best.power < great) return [];
  const said = words[language].headlines.greatTurn(names[best.turn] ?? '', best.power);
  return [{ at: best.at, weight: 4, words: said }];
}

/** For each player the longest run of own turns in which they gave nothing to a Challenge; runs of two and less are nothing new. */
function gaveNothing({ rerun, names, language }: Told<Watchmen>): Headline[] {
  if (!rerun.lensAt(0, 'public').fields.watchmen) return [];
  const runs: number[] = [];
  const longest: { at: number; n: number }[] = [];
  let turn = -1;
  let gave = false;
  const close = (at: number): void => {
    if (turn < 0) return;
    runs[turn] = gave ? 0 : (runs[turn] ?? 0) + 1;
    const n = runs[turn] ?? 0;
    if (n > (longest[turn]?.n ?? 2)) longest[turn] = { at, n };
  };
  for (const { at, event } of storyOf(rerun)) {
    if (event.name === 'contributed' && event.seat === turn) gave = true;
    if (event.name !== 'turn') continue;
    close(at);
    turn = event.seat;
    gave = false;
  }
  const last = rerun.lensAt(rerun.lastMoment, 'truth');
  return seatsOf(last).flatMap((seat) => {
    const run = longest[seat];
    if (run === undefined) return [];
    const weight = Math.min(6, run.n) + (isMastermind(last, seat) ? 4 : 0);
    const topic = 'gave nothing';
    return [
      { at: run.at, weight, topic, words: words[language].headlines.gaveNothing(names[seat] ?? '', run.n) },
    ];
  });
}

/** What is told of a game that is over. */
export const reveal: Reveal<Watchmen> = {
  measure: ({ rerun, language }) =>
    words[language].measure[rerun.lensAt(0, 'public').fields.watchmen ? 'sides' : 'points'],
  hidden({ rerun, language }, seat) {
    const lens = rerun.lensAt(rerun.lastMoment, 'truth');
    const kindsIn = (zone: number) => lens.zone(zone).flatMap((card) => lens.kind(card) ?? []);
    const say = words[language];
    return [
      { title: say.role, kinds: kindsIn(zones.loyalty(seat)), size: 'great' },
      { title: say.plot, kinds: kindsIn(zones.plot(seat)), size: 'great' },
      { title: say.hand, kinds: kindsIn(zones.hand(seat)), size: 'small' },
      { title: say.under, kinds: kindsIn(zones.underHero(seat)), size: 'small' },
    ];
  },
  standing(told, moment) {
    const lens = told.rerun.lensAt(moment, 'truth');
    if (lens.fields.watchmen) return sides(told, moment);
    return seatsOf(lens).map((seat) => ({ seats: [seat], points: pointsOwned(lens, seat) }));
  },
  headlines: (told) => [...single(told), ...greatTurn(told), ...gaveNothing(told)],
  secret: {
    words: { en: words.en.secret, fr: words.fr.secret },
    of: (world, seat) => (isMastermind(world, seat) ? ['secret-mastermind'] : []),
    /** A player could suspect what our bots suspect: they read the same account. */
    suspected(lens, account, seat) {
      const heeded = account.filter((each) => 'said' in each || heeds(lens.game, each));
      return Belief.of(lens, heeded).of(seat);
    },
  },
};
