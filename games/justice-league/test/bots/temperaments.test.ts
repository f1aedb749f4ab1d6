import { courseMark, type Manner, sharesOf } from '@masterplan/bots/testkit';
import {
  firstOf,
  type Lens,
  named,
  nth,
  type Option,
  type Sentence,
  temperaments,
  temperedName,
  wordOf,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { type JusticeLeague, justiceLeague } from '../../index.ts';
import { word, zones } from '../../rules/board.ts';
import { isRegion, neighbours, placeOf, powerOf } from '../../rules/facts.ts';
import { bury } from '../../rules/verbs/bury.ts';
import { cancel } from '../../rules/verbs/cancel.ts';
import { drain } from '../../rules/verbs/drain.ts';
import { freeze } from '../../rules/verbs/freeze.ts';
import { guard } from '../../rules/verbs/guard.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { lend } from '../../rules/verbs/lend.ts';
import { look } from '../../rules/verbs/look.ts';
import { regain } from '../../rules/verbs/regain.ts';
import { setBack } from '../../rules/verbs/set-back.ts';
import { spend } from '../../rules/verbs/spend.ts';
import { swapCrises } from '../../rules/verbs/swap-crises.ts';

const { game } = justiceLeague;

type View = Lens<JusticeLeague>;
type Deed = (said: Sentence) => boolean;

const isDarkseid = ({ fields, viewer }: View): boolean => fields.darkseid === viewer;

const isLearning = (option: Option): boolean =>
  wordOf(option) === word.learn || wordOf(option) === word.learnWith;

/** Learns a power that does one of these things, where it could learn one of the others instead. */
const learns =
  (wanted: Deed, instead: Deed = (said) => !wanted(said)): Manner<JusticeLeague> =>
  (lens, chosen, options) => {
    const does = (deed: Deed) => (option: Option) =>
      isLearning(option) && powerOf(lens, firstOf(option)).does.some(deed);
    if (!options.some(does(wanted)) || !options.some(does(instead))) return undefined;
    return does(wanted)(chosen) || (does(instead)(chosen) ? false : undefined);
  };

const hinders: Deed = (said) =>
  [bury, drain, freeze, look, setBack].some(({ is }) => is(said)) ||
  (spend.is(said) && said.ifDone?.some(cancel.is) === true);

const helps: Deed = (said) => [guard, heroes, lend, regain].some(({ is }) => is(said));

/** A manner of heroes only, or of Darkseid only. */
const as =
  (side: 'hero' | 'Darkseid', manner: Manner<JusticeLeague>): Manner<JusticeLeague> =>
  (lens, ...seen) =>
    isDarkseid(lens) === (side === 'Darkseid') ? manner(lens, ...seen) : undefined;

/** Goes to where Darkseid is, or next to it, where it could keep away from him. */
const facesDarkseid: Manner<JusticeLeague> = (lens, chosen, options) => {
  if (wordOf(chosen) !== word.go) return undefined;
  const his = placeOf(lens, lens.fields.darkseid);
  const isNear = (option: Option) =>
    firstOf(option) === his || (isRegion(his) && neighbours(lens, his).includes(firstOf(option)));
  const there = options.filter((option) => wordOf(option) === word.go);
  return there.some(isNear) && !there.every(isNear) ? isNear(chosen) : undefined;
};

/** Begins a round in no region. */
const withdraws: Manner<JusticeLeague> = (lens, chosen) =>
  wordOf(chosen) === word.choose && lens.size(zones.laid(lens.viewer)) === 0
    ? !isRegion(placeOf(lens, lens.viewer))
    : undefined;

const manners = [
  as('hero', facesDarkseid),
  as('hero', learns(hinders)),
  as('hero', learns(helps, hinders)),
  as('Darkseid', learns(heroes.is)),
  as('Darkseid', learns(swapCrises.is)),
  as('Darkseid', withdraws),
];

/** The shares of each manner, by temperament. */
const shares = temperaments.map((temper) => {
  const bot = named(bots, temperedName('thumb', temper));
  return sharesOf({ game, seats: 3, games: 60, seed: 'manners' }, bot, bots.thumb, manners);
});

/** How many times as often as the others each does what is its own. */
const CLEARLY = 1.4;

describe.each([
  {
    side: 'hero',
    titles: [
      'goes near Darkseid',
      'learns what hinders Darkseid',
      'learns what helps rather than what hinders',
    ],
    from: 0,
  },
  {
    side: 'Darkseid',
    titles: ['learns what torments heroes', 'learns to exchange hidden crises', 'withdraws to Apokolips'],
    from: temperaments.length,
  },
])('as $side', ({ titles, from }) => {
  test.each(temperaments.map((temper, no) => [temper, nth(titles, no), no] as const))(
    'the %s one %s more often than the other two',
    (_temper, _title, no) => {
      const [own = 0, ...others] = [nth(shares, no), ...shares.toSpliced(no, 1)].map((each) =>
        nth(each, from + no),
      );
      for (const other of others) expect(own).toBeGreaterThan(CLEARLY * other);
    },
  );
});

test.each([
  [3, '49b0f01d919260b0'],
  [4, '94129cf06cdd6fb2'],
  [5, '39b3078d99fe1d33'],
])(
  'without a temperament the rules of thumb play as they did before there were any, at %i seats',
  (seats, mark) => {
    expect(courseMark({ game, seats, games: 8, seed: 'frozen' }, bots.thumb)).toBe(mark);
  },
);
