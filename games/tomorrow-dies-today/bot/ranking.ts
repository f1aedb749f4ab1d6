import { ACCEPT, DECLINE, firstOf, generator, type Option, secondOf, wordOf } from '@masterplan/kernel';
import { baseOf, word } from '../rules/board.ts';
import { habits } from './habits.ts';
import { Mind, type View } from './mind.ts';
import { Outlook } from './outlook.ts';
import { worthFor } from './thumb.ts';

/** The places where the Phase of a marker promises something, the best first; where blanks lie changes nothing. */
function placesFor(lens: View, options: readonly Option[], liked: Option): readonly Option[] {
  const kind = lens.kind(firstOf(liked));
  if (kind?.type !== 'marker' || kind.phase === 0) return [];
  const outlook = new Outlook(lens, habits, lens.viewer);
  const gain = (option: Option): number => {
    const place = wordOf(option) === word.stage ? secondOf(option) : baseOf(secondOf(option));
    return outlook.at(place, kind.phase - 1).gain;
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
 * What is worth trying: what the rules of thumb think most of first. They alone form Squads, since Squads can be formed and disbanded for
 * ever; they alone say what is asked for in a deal, which otherwise is given up.
 */
export function rank(lens: View, options: readonly Option[], liked: Option): readonly Option[] {
  switch (lens.frame.verb) {
    case 'commit':
      return [];
    case 'staging':
      return placesFor(lens, options, liked);
    case 'exchange':
      return options.filter((option) => option === ACCEPT || option === DECLINE);
    default:
      return sorted(
        options.filter((option) => wordOf(option) !== word.combine),
        worthFor(new Mind(lens, habits, {}, generator('rank'))),
      );
  }
}
