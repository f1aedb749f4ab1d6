import { type AnyManifest, type Language, tellingOf } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { reveal as justiceLeague } from '../../games/justice-league/ui/reveal.ts';
import { reveal as masterPlan } from '../../games/master-plan/ui/reveal.ts';
import { reveal as tomorrowDiesToday } from '../../games/tomorrow-dies-today/ui/reveal.ts';
import { reveal as watchmen } from '../../games/watchmen/ui/reveal.ts';
import type { AnyReveal, AnyTold } from '../src/reveal/any.ts';
import { type Course, courseOf, fromCourse, headlinesOf, reigns } from '../src/reveal/course.ts';
import { knownOf, momentsOf } from '../src/reveal/known.ts';
import { reveal as en } from '../src/text/reveal.en.ts';
import { reveal as fr } from '../src/text/reveal.fr.ts';
import { sampleRecord } from './support/records.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

function toldOf(game: string, sample: string, language: Language): AnyTold {
  const registered = games.find(({ game: { id } }: AnyManifest) => id === game);
  if (registered === undefined) throw new Error(`there is no ${game}`);
  const rerun = tellingOf(registered).rerun(sampleRecord(`${game}/samples/${sample}`));
  if (typeof rerun === 'string') throw new Error(rerun);
  return { rerun, language, names, text: registered.text(rerun.game)[language] };
}

const told: readonly [AnyReveal, string, string][] = [
  [masterPlan, 'master-plan', 'master-plan'],
  [watchmen, 'watchmen', 'watchmen'],
  [watchmen, 'watchmen', 'watchmen-base'],
  [justiceLeague, 'justice-league', 'justice-league'],
  [tomorrowDiesToday, 'tomorrow-dies-today', 'tomorrow-dies-today'],
];

test.each(told)('the course of a game has a line for everybody who can win ($2)', (reveal, game, sample) => {
  const story = toldOf(game, sample, 'en');
  const { lines, leaders } = courseOf(reveal, story);
  expect(new Set(lines.flatMap(({ seats }) => seats)).size).toBe(story.rerun.seats);
  for (const { points } of lines) expect(points).toHaveLength(story.rerun.lastMoment + 1);
  expect(leaders).toHaveLength(story.rerun.lastMoment + 1);
});

test.each(told)(
  'three to five headlines in the order of the game, in both languages ($2)',
  (reveal, game, sample) => {
    const [english, french] = (
      [
        ['en', en],
        ['fr', fr],
      ] as const
    ).map(([language, say]) => {
      const story = toldOf(game, sample, language);
      return headlinesOf(reveal, story, courseOf(reveal, story), say);
    });
    expect(english?.length).toBeGreaterThanOrEqual(3);
    expect(english?.length).toBeLessThanOrEqual(5);
    expect(english?.map(({ at }) => at)).toEqual(english?.map(({ at }) => at).toSorted((a, b) => a - b));
    const { rerun } = toldOf(game, sample, 'en');
    expect(english?.at(-1)?.at, 'how it ended').toBe(rerun.lastMoment);
    for (const { topic } of english ?? [])
      expect(english?.filter((each) => topic !== undefined && each.topic === topic).length).toBeLessThan(3);
    expect(french?.map(({ at }) => at)).toEqual(english?.map(({ at }) => at));
    expect(french?.map(({ words }) => words)).not.toEqual(english?.map(({ words }) => words));
  },
);

/** What nobody would call a secret: cards still to be drawn that their owner has seen once, markers to choose from. */
const idle = ['deck', 'markers'];

test.each(told)('everything that only its owner knew turns up ($2)', (reveal, game, sample) => {
  const story = toldOf(game, sample, 'en');
  const { rerun } = story;
  const { layout } = rerun.game;
  const truth = rerun.lensAt(rerun.lastMoment, 'truth');
  let secrets = 0;
  for (let seat = 0; seat < rerun.seats; seat++) {
    const own = rerun.lensAt(rerun.lastMoment, seat);
    const shown = reveal.hidden(story, seat).flatMap(({ kinds }) => kinds);
    for (let card = 0; card < own.cards; card++) {
      const place = layout.place(own.at(card));
      if (place.seat !== seat || !own.knows(card) || own.isPublic(card) || idle.includes(place.name))
        continue;
      secrets += 1;
      expect(shown, `${place.name} of ${seat}`).toContain(truth.kind(card));
    }
  }
  expect(secrets > 0 || sample === 'watchmen-base').toBe(true);
});

const line = (name: string, ...points: number[]) => ({ name, seats: [names.indexOf(name)], points });

test('the course alone tells a comeback and a close finish', () => {
  const course: Course = {
    lines: [line('Ada', 0, 2, 6, 20), line('Bo', 0, 9, 14, 19)],
    leaders: [-1, 1, 1, 0],
  };
  expect(fromCourse(course, [0], en).map(({ at, words }) => [at, words])).toEqual([
    [3, 'Into the lead, and there to stay: Ada'],
    [2, 'Far behind here, and yet the winner: Ada'],
    [3, 'A photo finish: Ada just ahead of Bo'],
    [3, 'The greatest leap of the game: Ada, +14'],
  ]);
});

test('who was alone in front, and for how long', () => {
  const course: Course = {
    lines: [line('Ada', 0, 1, 1, 1), line('Bo', 0, 0, 1, 2)],
    leaders: [-1, 0, -1, 1],
  };
  expect(reigns(course).map(({ line: { name }, share }) => [name, share])).toEqual([
    ['Ada', 25],
    ['Bo', 25],
  ]);
});

test('moments are spread over the chapters, from the first to the last', () => {
  const chapters = Array.from({ length: 50 }, (_, at) => ({ title: String(at), at }));
  const moments = momentsOf(chapters);
  expect(moments).toHaveLength(8);
  expect([moments[0]?.at, moments.at(-1)?.at]).toEqual([0, 49]);
});

test('a Loyal player could not rule out that another is the Secret Mastermind until all cards lay open', async () => {
  const story = toldOf('watchmen', 'watchmen', 'en');
  if (watchmen.secret === undefined) throw new Error('there is something to wonder about');
  const { lastMoment } = story.rerun;
  const moments = [0, lastMoment].map((at) => ({ at, title: '' }));
  let done = 0;
  const known = await knownOf(
    watchmen.secret,
    story,
    moments,
    () => done++,
    () => true,
  );
  expect(done).toBe(2 * story.rerun.seats);
  expect(known).toHaveLength(1);
  for (const { seen, played } of known[0]?.guesses ?? []) {
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThan(1);
    expect(seen[1]).toBe(1);
    expect(played?.[0]).toBeCloseTo(1 / 3);
  }
});
