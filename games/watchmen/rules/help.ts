import { ACCEPT, ACCEPT_WORD, DECLINE_WORD, locals, number } from '@masterplan/kernel';
import { type Reader, zones } from './board.ts';
import { isIn } from './cards.ts';
import { phase } from './kit.ts';
import { layInFront, play } from './playing.ts';
import { isLoyal } from './roles.ts';

/** Whether a seat is asked for help: another Loyal player; in the French book any other player (W-8.13, D-20). */
const mayHelp = (reader: Reader, seat: number, edition: unknown): boolean =>
  (edition === 'fr' ? isIn(reader, seat) : isLoyal(reader, seat)) && reader.zone(zones.hand(seat)).length > 0;

/** How many of the others have been asked or passed over. */
const my = locals({ asked: number() });

/** The others are asked in turn for a card of their hand, taken at random and played by the player whose turn it is. */
export const help = phase({
  name: 'help',
  my,
  run(table, frame) {
    while (my.asked.of(frame) < table.seats - 1) {
      const seat = (frame.you + my.asked.add(frame, 1) + 1) % table.seats;
      if (mayHelp(table, seat, table.state.options.edition)) return table.ask(seat);
    }
    table.done(frame);
  },
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option !== ACCEPT) return;
    const card = table.pick(zones.hand(seat));
    const laid = layInFront(table, frame.you, card, seat);
    table.tell('helped', seat, [laid]);
    play(table, frame.you, laid, 'stays', seat);
  },
});
