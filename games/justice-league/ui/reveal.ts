import { type Headline, heaviest, type Reveal, storyOf, type Told } from '@masterplan/boards/reveal';
import { nth } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import { type JusticeLeague, zones } from '../rules/board.ts';
import { heroesOf, heroPoints, villainPoints } from '../rules/facts.ts';
import { Voice } from '../text/voice.ts';
import type { View } from './read.ts';
import { en } from './words/reveal.en.ts';
import { fr } from './words/reveal.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

const isGoal = (kind: Kind): boolean => kind.type === 'power' && kind.goal === true;

const kindsIn = (lens: Pick<View, 'zone' | 'kind'>, zone: number): Kind[] =>
  lens.zone(zone).flatMap((card) => lens.kind(card) ?? []);

/** Where a seat's powers lie, wherever they have gone. */
const powers = [zones.hand, zones.laid, zones.stack, zones.played, zones.spent];

const goalsOf = (lens: Pick<View, 'zone' | 'kind'>, seat: number): Kind[] =>
  powers.flatMap((zone) => kindsIn(lens, zone(seat))).filter(isGoal);

interface Crisis extends Headline {
  readonly cost: number;
}

/** Falls, failed goals, and the largest crisis that each side has had its way with. */
function headlines({ rerun, text, names, language }: Told<JusticeLeague>): Headline[] {
  const say = words[language].headlines;
  const voice = new Voice(rerun.game, language);
  const found: Headline[] = [];
  const completed: Crisis[] = [];
  const thwarted: Crisis[] = [];
  for (const { at, event } of storyOf(rerun)) {
    const who = names[event.seat] ?? '';
    const kind = rerun.game.kinds[event.faces[0] ?? -1];
    if (event.name === 'hero defeated')
      found.push({ at, weight: 6, topic: 'fall', words: say.heroDefeated(who) });
    if (event.name === 'darkseid defeated') found.push({ at, weight: 8, words: say.darkseidDefeated });
    if (kind === undefined) continue;
    const { name } = text.card(kind);
    if (event.name === 'goal failed') found.push({ at, weight: 7, words: say.goalFailed(name) });
    if (kind.type !== 'crisis' || !['completed', 'thwarted'].includes(event.name)) continue;
    const { cost } = kind;
    const where = voice.at(nth(event.n, 0));
    const weight = 3 + cost;
    if (event.name === 'completed') completed.push({ at, weight, cost, words: say.completed(name, where) });
    if (event.name === 'thwarted') thwarted.push({ at, weight, cost, words: say.thwarted(who, name, where) });
  }
  const largest = [completed, thwarted].flatMap((each) => heaviest(each, ({ cost }) => cost) ?? []);
  return [...found, ...largest];
}

/** What is told of a game that is over. */
export const reveal: Reveal<JusticeLeague> = {
  measure: ({ language }) => words[language].measure,
  hidden({ rerun, language }, seat) {
    const lens = rerun.lensAt(rerun.lastMoment, 'truth');
    const say = words[language];
    const beside = (zone: number) => kindsIn(lens, zone).filter((kind) => !isGoal(kind));
    return [
      { title: say.goal, kinds: goalsOf(lens, seat), size: 'great' },
      { title: say.laid, kinds: beside(zones.laid(seat)), size: 'great' },
      { title: say.crises, kinds: beside(zones.crises(seat)), size: 'small' },
      { title: say.hand, kinds: beside(zones.hand(seat)), size: 'small' },
      { title: say.toLearn, kinds: beside(zones.stack(seat)), size: 'small' },
    ];
  },
  standing({ rerun, language }, moment) {
    const lens = rerun.lensAt(moment, 'truth');
    const { darkseid } = rerun.lensAt(rerun.lastMoment, 'truth').fields;
    const say = words[language];
    return [
      {
        name: say.heroes,
        seats: heroesOf(rerun.lensAt(rerun.lastMoment, 'truth')),
        points: heroPoints(lens),
      },
      { name: say.darkseid, seats: [darkseid], points: villainPoints(lens) },
    ];
  },
  headlines,
  secret: {
    words: { en: words.en.secret, fr: words.fr.secret },
    of: (world, seat) => goalsOf(world, seat).map(({ id }) => id),
  },
};
