/** What the page says around a tour; its notes stand with the game. */
export const tour = {
  button: 'Learn by playing',
  named: (name: string) => `Learn by playing: ${name}`,
  label: 'Tour',
  gotIt: 'Got it',
  show: 'Show me',
  playOn: 'Play on',
  noMore: 'Stop the notes',
};
