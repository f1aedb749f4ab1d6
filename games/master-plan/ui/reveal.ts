import { type Headline, heaviest, type Reveal, storyOf, type Told } from '@masterplan/boards/reveal';
import { nth } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import type { Plan } from '../content/kinds.ts';
import { type MasterPlan, zones } from '../rules/board.ts';
import { faceDownPlan } from './plans.ts';
import { placesOf, seatsOf, type View } from './read.ts';
import { en } from './words/reveal.en.ts';
import { fr } from './words/reveal.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** How many Loot of a plan a seat owns, and how many it asks for. */
function progress(lens: View, seat: number, plan: Plan): { readonly has: number; readonly needs: number } {
  const stash = lens.zone(zones.stash(seat)).map((card) => lens.kind(card)?.id);
  let has = 0;
  let needs = 0;
  for (const [id, count] of Object.entries(plan.needs)) {
    needs += count;
    has += Math.min(count, stash.filter((each) => each === id).length);
  }
  return { has, needs };
}

function share(lens: View, seat: number): number {
  const plan = faceDownPlan(lens, seat);
  if (plan === undefined) return 0;
  const { has, needs } = progress(lens, seat, plan);
  return Math.round((100 * has) / needs);
}

/** What one event alone is worth telling for. */
function single({ rerun, text, names, language }: Told<MasterPlan>): Headline[] {
  const say = words[language].headlines;
  const found: Headline[] = [];
  for (const { at, event } of storyOf(rerun)) {
    const who = names[event.seat] ?? '';
    const named = (i: number): string => text.card(nth(rerun.game.kinds, nth(event.faces, i))).name;
    if (event.name === 'plan complete')
      found.push({ at, weight: 12, words: say.planComplete(who, named(0)) });
    if (event.name === 'passed over')
      found.push({ at, weight: 2, topic: 'passed over', words: say.passedOver(who) });
    if (event.name !== 'claimed') continue;
    const loot = rerun.game.kinds[nth(event.faces, 1)];
    if (loot?.type === 'loot' && loot.rarity === 'rare')
      found.push({ at, weight: 3, topic: 'rare', words: say.rare(who, named(1)) });
  }
  return found;
}

/** The fight in which one player knocked out the most. */
function rampage({ rerun, text, names, language }: Told<MasterPlan>): Headline[] {
  const fights: { at: number; place: number; counts: number[] }[] = [];
  for (const { at, event } of storyOf(rerun)) {
    if (event.name === 'fight') fights.push({ at, place: nth(event.faces, 0), counts: [] });
    const fight = fights.at(-1);
    if (event.name !== 'knocked out' || fight === undefined) continue;
    fight.counts[event.seat] = (fight.counts[event.seat] ?? 0) + 1;
    fight.at = at;
  }
  const most = (counts: readonly number[]) => counts.reduce((a, b) => Math.max(a, b ?? 0), 0);
  const best = heaviest(fights, ({ counts }) => most(counts));
  if (best === undefined || most(best.counts) < 2) return [];
  const n = most(best.counts);
  const who = names[best.counts.indexOf(n)] ?? '';
  const place = text.card(nth(rerun.game.kinds, best.place)).name;
  return [{ at: best.at, weight: 3 + n, words: words[language].headlines.knockOuts(who, n, place) }];
}

/** Those who lacked one Loot and never got it, from the moment they lacked it to the end. */
function oneShort({ rerun, text, names, language }: Told<MasterPlan>): Headline[] {
  const last = rerun.lensAt(rerun.lastMoment, 'truth');
  return seatsOf(last).flatMap((seat) => {
    const plan = faceDownPlan(last, seat);
    if (plan === undefined) return [];
    const lacks = (at: number): number => {
      const { has, needs } = progress(rerun.lensAt(at, 'truth'), seat, plan);
      return needs - has;
    };
    if (lacks(rerun.lastMoment) !== 1) return [];
    let at = rerun.lastMoment;
    while (at > 0 && lacks(at - 1) === 1) at -= 1;
    const said = words[language].headlines.oneShort(names[seat] ?? '', text.card(plan).name);
    return [{ at, weight: 6, topic: 'one short', words: said }];
  });
}

/** What is told of a game that is over. */
export const reveal: Reveal<MasterPlan> = {
  measure: ({ language }) => words[language].measure,
  hidden({ rerun, language }, seat) {
    const lens = rerun.lensAt(rerun.lastMoment, 'truth');
    const kindsIn = (zone: number) => lens.zone(zone).flatMap((card) => lens.kind(card) ?? []);
    const say = words[language];
    return [
      { title: say.plan, kinds: kindsIn(zones.plan(seat)), size: 'great' },
      { title: say.hand, kinds: kindsIn(zones.hand(seat)), size: 'small' },
      { title: say.leftOver, kinds: kindsIn(zones.leftOver(seat)), size: 'small' },
      {
        title: say.faceDown,
        kinds: placesOf(lens).flatMap((place) => kindsIn(zones.squad(seat, place))),
        size: 'small',
      },
    ];
  },
  standing({ rerun }, moment) {
    const lens = rerun.lensAt(moment, 'truth');
    return seatsOf(lens).map((seat) => ({ seats: [seat], points: share(lens, seat) }));
  },
  headlines: (told) => [...single(told), ...rampage(told), ...oneShort(told)],
  secret: {
    words: { en: words.en.secret, fr: words.fr.secret },
    of: (world, seat) => world.zone(zones.plan(seat)).flatMap((card) => world.kind(card)?.id ?? []),
  },
};
