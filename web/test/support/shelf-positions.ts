import { program } from '@masterplan/bots';
import { faceUp, nth, type Tour } from '@masterplan/kernel';
import { watchmen } from '@masterplan/watchmen';
import { Thumb } from '@masterplan/watchmen/bot';

const { tours } = watchmen;
const { position } = nth(
  tours.filter(({ id }) => id === 'loyal'),
  0,
);

/** All roles lie open and the Plot is in play: the person is Loyal, and so are the two players next to them. */
const help: Tour = {
  id: 'help',
  seat: 0,
  position: {
    ...position,
    zones: {
      ...position.zones,
      loyalty: Object.fromEntries(
        ['loyal', 'loyal', 'secret-mastermind', 'loyal'].map((role, seat) => [seat, [faceUp(role)]]),
      ),
      plot: { 0: ['long-winter'], 1: ['blue-light'], 2: [], 3: ['last-headline'] },
      plotInPlay: ['borrowed-monsters'],
      plotDeck: ['lie-worth-telling'],
    },
    fields: { ...position.fields, revealed: true, mastermind: 2, taskDone: true },
  },
};

/** Watchmen with positions in the midst of things, which tests begin as if they were tours. */
export const shelved = program({
  ...watchmen,
  tours: [help],
  bots: { thumb: new Thumb('thumb') },
  levels: ['thumb'],
});
