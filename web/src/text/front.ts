/** What the front page says of its first evening, its archive and card files. */
const en = {
  first: 'First edition',
  firstLead: 'Nobody has played here yet. Three ways to begin:',
  watch: 'Watch a game',
  watchLead: 'Four bots, three rounds, and a plan that comes together at the very last moment.',
  call: 'Call your friends',
  callLead: 'Open a table, send its link or show its code: phones and laptops join without an account.',
  toTable: 'To the new table',
  samples: { 'master-plan': 'Fourteen changes of lead, one winner' } as Readonly<Record<string, string>>,
  sampleNote: 'Reviewed game between bots',
  older: 'Older games',
  live: 'Being played',
  pack: 'Cards',
  packOwn: 'The game’s own',
  packChoose: 'Cards from a file',
  packRemove: 'Use the game’s own cards',
  packWrong: 'This card file cannot be used.',
  packFaults: {
    'not-json': 'It cannot be read: it is not a card file, or it was cut short.',
    'too-large': 'It is too large for a card file.',
  },
  packFault: (path: string, expected: string) => `At “${path}”: expected ${expected}.`,
  packMore: (n: number) => (n === 1 ? 'And one more mistake.' : `And ${n} more mistakes.`),
};

const fr: typeof en = {
  first: 'Première édition',
  firstLead: 'Personne n’a encore joué ici. Trois façons de commencer :',
  watch: 'Regarder une partie',
  watchLead: 'Quatre robots, trois manches, et un plan qui s’accomplit au tout dernier moment.',
  call: 'Appeler ses amis',
  callLead:
    'Ouvrez une table, envoyez son lien ou montrez son code : téléphones et ordinateurs s’y retrouvent sans compte.',
  toTable: 'Vers la nouvelle table',
  samples: { 'master-plan': 'La tête change quatorze fois, un seul gagne' },
  sampleNote: 'Partie relue, entre robots',
  older: 'Parties plus anciennes',
  live: 'En cours',
  pack: 'Cartes',
  packOwn: 'Celles du jeu',
  packChoose: 'Cartes d’un fichier',
  packRemove: 'Reprendre les cartes du jeu',
  packWrong: 'Ce fichier de cartes est inutilisable.',
  packFaults: {
    'not-json': 'Il est illisible : ce n’est pas un fichier de cartes, ou il est incomplet.',
    'too-large': 'Il est trop gros pour un fichier de cartes.',
  },
  packFault: (path) => `À « ${path} » : le jeu attend autre chose.`,
  packMore: (n) => (n === 1 ? 'Et une autre erreur.' : `Et ${n} autres erreurs.`),
};

export const front = { en, fr };
