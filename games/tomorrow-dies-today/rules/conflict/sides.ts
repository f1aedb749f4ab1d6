import {
  ACCEPT,
  ACCEPT_WORD,
  DECLINE,
  DECLINE_WORD,
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  NOT_ANY,
} from '@masterplan/kernel';
import { type Reader, word } from '../board.ts';
import { presentAt } from '../questions.ts';
import { askNext, forceOf, heads, my, type Part, strikersAt } from './frame.ts';

/** Those present who are not in it. */
const outside = (reader: Reader, frame: Readonly<Frame>): number[] =>
  presentAt(reader, my.place.of(frame)).filter((seat) => my.force.of(frame, seat) === NOT_ANY);

/** The attacker names others who are in it (TD-A65). */
export const naming: Part = {
  run(table, frame) {
    if (my.next.of(frame) !== 0 || outside(table, frame).length === 0) return 'over';
    table.ask(my.attacker.of(frame));
    return 'asks';
  },
  choices(lens, _seat, frame, offers) {
    for (const other of outside(lens, frame)) offers.yes(word.also, other);
    offers.yes(DONE_WORD);
  },
  answer(table, frame, _seat, option) {
    if (option === DONE) return my.next.set(frame, 1);
    my.force.set(frame, firstOf(option), firstOf(option));
    table.tell('attacks also', my.attacker.of(frame), [], firstOf(option));
  },
};

/** Others with deployed Squads may come in, which uses up their own Conflict (TD-A65). */
export const entering: Part = {
  run: (table, frame) =>
    askNext(
      table,
      frame,
      (seat) =>
        outside(table, frame).includes(seat) &&
        !table.fields.attacked[seat] &&
        strikersAt(table, seat, my.place.of(frame)).length > 0,
    ),
  choices(_lens, _seat, _frame, offers) {
    offers.yes(word.enter);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) return;
    table.fields.attacked[seat] = true;
    my.force.set(frame, seat, seat);
    my.entered.set(frame, seat, 1);
    table.tell('enters', seat);
  },
};

/** Whose force a seat could join: who was attacked does not join the attacker. */
const hosts = (reader: Reader, frame: Readonly<Frame>, seat: number): number[] => {
  const attacker = my.attacker.of(frame);
  if (seat === attacker || my.force.of(frame, seat) !== seat) return [];
  if (forceOf(reader, frame, seat).length > 1) return [];
  const mayJoinAny = my.entered.of(frame, seat) === 1;
  return heads(reader, frame).filter((head) => head !== seat && (mayJoinAny || head !== attacker));
};

/** Where there are three sides or more, some may join forces (TD-22.23, TD-22.24). */
export const joining: Part = {
  run(table, frame) {
    if (heads(table, frame).length < 3) return 'over';
    return askNext(table, frame, (seat) => hosts(table, frame, seat).length > 0);
  },
  choices(lens, seat, frame, offers) {
    for (const head of hosts(lens, frame, seat)) offers.yes(word.join, head);
    offers.yes(DECLINE_WORD);
  },
  answer(_table, frame, seat, option) {
    if (option === DECLINE) return;
    frame.you = seat;
    my.joined.set(frame, firstOf(option));
    my.stage.set(frame, 'consent');
  },
};

/** Nobody is joined who does not agree. */
export const consenting: Part = {
  run(table, frame) {
    table.ask(my.joined.of(frame));
    return 'asks';
  },
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    const who = frame.you;
    frame.you = my.attacker.of(frame);
    my.joined.set(frame, NOT_ANY);
    my.stage.set(frame, 'join');
    if (option !== ACCEPT) return;
    my.force.set(frame, who, seat);
    table.tell('joins', who, [], seat);
  },
};
