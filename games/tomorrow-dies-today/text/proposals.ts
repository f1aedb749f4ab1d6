import { firstOf, type Lens, nth, type Option, type Proposal, secondOf, wordOf } from '@masterplan/kernel';
import { type Tomorrow, word } from '../rules/board.ts';
import { partnerOf } from '../rules/facts.ts';
import { optionText } from './options.ts';
import type { Voice } from './voice.ts';

/** What a proposal says, line by line: of an exchange who gives what to whom, else its parts as they were added. */
export function proposalText(
  voice: Voice,
  lens: Lens<Tomorrow>,
  proposal: Proposal,
  names: readonly string[],
): readonly string[] {
  if (proposal.name !== 'exchange') return proposal.parts.map((part) => optionText(voice, lens, part, names));
  const by = nth(names, proposal.by);
  const other = nth(names, partnerOf(proposal.frame, proposal.by));
  const what = (part: Option): string =>
    wordOf(part) === word.give || wordOf(part) === word.want
      ? voice.amount(firstOf(part), secondOf(part))
      : voice.cardName(lens, firstOf(part));
  const isGiven = (part: Option) => wordOf(part) === word.give || wordOf(part) === word.giveGadget;
  return proposal.parts.map((part) =>
    isGiven(part) ? voice.say.log.handed(by, what(part), other) : voice.say.log.handed(other, what(part), by),
  );
}
