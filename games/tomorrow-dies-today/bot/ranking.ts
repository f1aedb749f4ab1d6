import { ACCEPT, DECLINE, firstOf, generator, type Option, secondOf, wordOf } from '@masterplan/kernel';
import { baseOf, lying, word, zones } from '../rules/board.ts';
import { attackPlace } from '../rules/conflict/index.ts';
import { draftFor } from './bargains.ts';
import { canGain } from './fights.ts';
import { habits } from './habits.ts';
import { Mind, type View } from './mind.ts';
import { Outlook } from './outlook.ts';
import { Supposed } from './supposed.ts';
import { worthFor } from './thumb.ts';
import { hopesOf } from './worth.ts';

/** What of an objective it would meet to stand somewhere besides when the Round ends: Squads stand where markers sent them until they are recalled. */
function hopeOfStanding(lens: View): (place: number) => number {
  const me = lens.viewer;
  const marked = new Supposed(lens);
  for (const card of lens.zone(zones.staged(me))) {
    const kind = lens.kind(card);
    const place = lying.get(lens.fields.lying, card);
    if (kind?.type === 'marker' && kind.phase > 0 && place !== undefined) marked.does('stood', me, place);
  }
  const before = hopesOf(marked, habits, me);
  const besides = new Supposed(marked);
  return (place) => Math.max(0, hopesOf(besides.anew().does('stood', me, place), habits, me) - before);
}

/** The places where the Phase of a marker promises something, or where it is worth standing, the best first; where blanks lie changes nothing. */
function placesFor(lens: View, options: readonly Option[], liked: Option): readonly Option[] {
  const kind = lens.kind(firstOf(liked));
  if (kind?.type !== 'marker' || kind.phase === 0) return [];
  const outlook = new Outlook(lens, habits, lens.viewer);
  const standing = hopeOfStanding(lens);
  const gain = (option: Option): number => {
    const place = wordOf(option) === word.stage ? secondOf(option) : baseOf(secondOf(option));
    return outlook.at(place, kind.phase - 1).gain + standing(place);
  };
  const promising = options.filter((option) => firstOf(option) === firstOf(liked) && gain(option) > 0);
  return sorted(promising, gain);
}

function sorted(options: readonly Option[], worthOf: (option: Option) => number): Option[] {
  return options
    .map((option) => ({ option, worth: worthOf(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option);
}

/**
 * Whether something can come of an option. A deal that nothing is written into uses up the pair's, an attack that cannot get through the seat's own,
 * and forces that stay as they are need no committing.
 */
function isOfUse(mind: Mind, worthOf: (option: Option) => number, option: Option): boolean {
  const whom = firstOf(option);
  switch (wordOf(option)) {
    case word.combine:
      return false;
    case word.deal:
      return draftFor(mind, whom).parts.length > 0;
    case word.attack:
      return canGain(mind, whom, attackPlace(mind.lens, mind.me, whom));
    case word.attackAt:
      return canGain(mind, whom, secondOf(option));
    case word.also:
      return mind.isRival(whom);
    case word.commit:
      return worthOf(option) > 0;
    default:
      return true;
  }
}

const isAnswer = (option: Option): boolean => option === ACCEPT || option === DECLINE;

/**
 * What is worth trying: what the rules of thumb think most of first. They alone form Squads, since Squads can be formed and disbanded for
 * ever. They alone write a deal or a shared fare, which has been thought through when it is begun, and say who gets what of a Reward, since
 * in a rival's seat they agree to what a person would not.
 */
export function rank(lens: View, options: readonly Option[], liked: Option): readonly Option[] {
  switch (lens.frame.verb) {
    case 'commit':
      return [];
    case 'staging':
      return placesFor(lens, options, liked);
    case 'exchange':
    case 'ride':
      return options.includes(ACCEPT) ? options.filter(isAnswer) : [];
    case 'split':
      return options.filter(isAnswer);
    default: {
      const mind = new Mind(lens, habits, {}, generator('rank'));
      const worthOf = worthFor(mind);
      return sorted(
        options.filter((option) => isOfUse(mind, worthOf, option)),
        worthOf,
      );
    }
  }
}
