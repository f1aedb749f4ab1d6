/** What the page says around a tour; its notes stand with the game. */
const en = {
  button: 'Learn by playing',
  lead: 'One round with notes at your elbow, then the game is yours.',
  label: 'Tour',
  gotIt: 'Got it',
  noMore: 'No more notes',
};

const fr: typeof en = {
  button: 'Apprendre en jouant',
  lead: 'Une manche avec des notes à portée de main, puis la partie est à vous.',
  label: 'Visite',
  gotIt: 'Compris',
  noMore: 'Plus de notes',
};

export const tour = { en, fr };
