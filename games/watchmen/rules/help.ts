import { ACCEPT, ACCEPT_WORD, DECLINE_WORD, type Phase } from '@masterplan/kernel';
import { type Reader, type Watchmen, zones } from './board.ts';
import { isIn } from './cards.ts';
import { layInFront, play } from './playing.ts';
import { isLoyal } from './roles.ts';

/** Whether a seat is asked for help: another Loyal player; in the French book any other player (W-8.13, D-20). */
const mayHelp = (reader: Reader, seat: number, edition: unknown): boolean =>
  (edition === 'fr' ? isIn(reader, seat) : isLoyal(reader, seat)) && reader.zone(zones.hand(seat)).length > 0;

/** The others are asked in turn for a card of their hand, taken at random and played by the player whose turn it is. */
export const help: Phase<Watchmen> = {
  name: 'help',
  run(table, frame) {
    while (frame.at < table.seats - 1) {
      frame.at += 1;
      const seat = (frame.you + frame.at) % table.seats;
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
    play(table, frame.you, laid, 0, seat);
  },
};
