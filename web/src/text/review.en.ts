const points = (gain: number): string => (gain === 1 ? '1 more game' : `${gain} more games`);

/** What is said where a finished game is looked back at. */
export const review = {
  title: 'Turning points',
  lead: 'The page goes back to every decision, imagines 40 worlds that fit what its player saw, and plays each on with what was chosen and with something else. What others hid plays no part.',
  begin: 'Look for turning points',
  again: 'Look again, from the start',
  stop: 'Stop here',
  working: (done: number, of: number) => `Looking back: ${done} of ${of} decisions`,
  looked: (done: number, of: number) =>
    done === of
      ? `All ${of} decisions were looked at.`
      : `${done} of ${of} decisions were looked at, spread over the game.`,
  none: 'No decision was clearly worse than another would have been.',
  unable: 'The rules of this game cannot be looked back at.',
  chance: 'One in forty of such verdicts is chance.',
  chose: (who: string, option: string) => `${who} chose: ${option}`,
  better: (option: string, gain: number) => `Better: ${option}. It would have won ${points(gain)} in 100.`,
};
