/** What the page says about games that are watched again. */
const en = {
  open: 'Open a record file',
  openTitle: 'Watch a record from a file',
  openLead: 'A game you downloaded is played again on this page. The file goes nowhere.',
  faults: {
    'not-json': 'This file cannot be read: it is not a record, or it was cut short.',
    'not-a-record': 'This file holds no game that was played here or elsewhere.',
    'no-such-game': 'This is a record of a game that is not on this page.',
    'other-rules':
      'This game was played with other rules, which are not to be had here any more: it cannot be played again.',
    broken: 'This record does not fit the rules: a choice or a card in it has been changed.',
  },
  fits: 'The page has played every choice again and came to the end that the record says.',
  link: 'Link to this moment',
  record: 'The record and its seal',
  noLink: 'A file has no address: send the file itself, and say the moment.',
  sooner: 'Chapter before',
  later: 'Next chapter',
  playOn: 'Play on from here against bots',
  playOnLead: 'Take a seat at this very moment. Bots take the others, and the story goes your way.',
  playAs: 'In the seat of',
  asKnown: (name: string) => `Dealt anew, as ${name} knew it`,
  asTrue: 'With the cards as they truly lay',
  playOnOver: 'The game is over at this moment. Step back to play on.',
  oldRules: (rules: string) => `Played with the rules of its time, version ${rules}.`,
  inWords: 'This game was played with older rules that today’s board cannot draw. It is told in words.',
  nothingTold: 'Nothing is told of this moment.',
};

const fr: typeof en = {
  open: 'Ouvrir un fichier de partie',
  openTitle: 'Revoir une partie depuis un fichier',
  openLead: 'Une partie téléchargée se rejoue sur cette page. Le fichier ne va nulle part.',
  faults: {
    'not-json': 'Ce fichier est illisible : ce n’est pas une partie, ou il est incomplet.',
    'not-a-record': 'Ce fichier ne contient aucune partie, jouée ici ou ailleurs.',
    'no-such-game': 'C’est la partie d’un jeu que cette page n’a pas.',
    'other-rules':
      'Cette partie a été jouée avec d’autres règles, que l’on n’a plus ici : elle ne peut pas être rejouée.',
    broken: 'Ce fichier ne suit pas les règles : un choix ou une carte y a été changé.',
  },
  fits: 'La page a rejoué chaque choix et trouvé la fin que dit le fichier.',
  link: 'Lien vers ce moment',
  record: 'La partie et son sceau',
  noLink: 'Un fichier n’a pas d’adresse : envoyez le fichier lui-même, et dites le moment.',
  sooner: 'Chapitre précédent',
  later: 'Chapitre suivant',
  playOn: 'Continuer d’ici contre les robots',
  playOnLead:
    'Prenez une place à cet instant précis. Des robots tiennent les autres, et l’histoire devient la vôtre.',
  playAs: 'À la place de',
  asKnown: (name) => `Redistribuée selon ce que savait ${name}`,
  asTrue: 'Avec les cartes telles qu’elles étaient',
  playOnOver: 'La partie est finie à ce moment. Revenez en arrière pour continuer.',
  oldRules: (rules) => `Jouée avec les règles de son temps, version ${rules}.`,
  inWords:
    'Cette partie suit des règles anciennes que le plateau d’aujourd’hui ne sait pas dessiner. Elle est racontée en mots.',
  nothingTold: 'Rien n’est dit de ce moment.',
};

export const reel = { en, fr };
