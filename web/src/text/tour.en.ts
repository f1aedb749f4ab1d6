/** What the page says around a tour; its notes stand with the game. */
export const tour = {
  button: 'Learn by playing',
  lead: 'One round with notes at your elbow, then the game is yours.',
  named: (name: string) => `Learn by playing: ${name}`,
  label: 'Tour',
  gotIt: 'Got it',
  noMore: 'Stop the notes',
};
