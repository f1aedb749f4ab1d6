import type { PlaceName } from '../../rules/board.ts';

/** What a place is called, and how one is there or goes there. */
export interface PlaceText {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}

const region = (name: string): PlaceText => ({ name, at: `in ${name}`, to: `to ${name}` });
const location = (name: string, at: string, to: string): PlaceText => ({ name, at, to });

/** The places of the world. */
export const places: Readonly<Record<PlaceName, PlaceText>> = {
  metropolis: region('Metropolis'),
  gotham: region('Gotham City'),
  fortress: location('Fortress of Solitude', 'at the Fortress of Solitude', 'to the Fortress of Solitude'),
  atlantis: region('Atlantis'),
  bogota: region('Bogotá'),
  markovia: region('Markovia'),
  bialya: region('Bialya'),
  'nanda-parbat': region('Nanda Parbat'),
  'gorilla-city': region('Gorilla City'),
  themyscira: location('Themyscira', 'on Themyscira', 'to Themyscira'),
  sydney: region('Sydney'),
  'dinosaur-island': location('Dinosaur Island', 'on Dinosaur Island', 'to Dinosaur Island'),
  apokolips: location('Apokolips', 'on Apokolips', 'to Apokolips'),
  watchtower: location('Watchtower', 'in the Watchtower', 'to the Watchtower'),
};

const tokens = (n: number, ability: string) => `${n} ${ability} ${n === 1 ? 'token' : 'tokens'}`;
/** "2 agility tokens and 1 tech token". */
const allTokens = (n: number, ability: string, tech: number) =>
  [n > 0 ? tokens(n, ability) : '', tech > 0 ? tokens(tech, 'tech') : '']
    .filter((said) => said !== '')
    .join(' and ');
/** "a strength", "an agility". */
const one = (ability: string) => `${/^[aeiou]/.test(ability) ? 'an' : 'a'} ${ability}`;
const wounds = (n: number) => (n === 1 ? '1 wound' : `${n} wounds`);
const crises = (n: number) => (n === 1 ? 'one crisis' : `${n} crises`);

/** Everything that is said in English besides cards and clauses. `who` and `whose` are players' names; `at` and `to` are places with their preposition. */
export const messages = {
  title: 'Justice League Strategy Game',
  abilities: { strength: 'strength', agility: 'agility', tech: 'tech' },
  families: { army: 'Army', machine: 'Machine', elite: 'Elite', deceit: 'Deceit' },
  /** A card whose face the reader does not know. */
  hidden: 'a face-down card',
  hiddenCrisis: 'a hidden crisis',
  theHiddenCrisis: 'The hidden crisis',
  hiddenPower: 'a face-down power',
  copies: (n: number, name: string) => (n === 1 ? name : `${n} × ${name}`),
  nothing: 'nothing',
  /** A power with the name of its player. */
  owned: (card: string, whose: string) => `${card} (${whose})`,
  darkseid: 'Darkseid',

  card: {
    hero: (strength: number, agility: number, tech: number) =>
      `Hero. Strength ${strength}, agility ${agility}, tech ${tech}.`,
    tyrant: 'Darkseid, against the heroes.',
    villain: (heroes: number, strength: number, agility: number, tech: number) =>
      `Against ${heroes} heroes. Strength ${strength}, agility ${agility}, tech ${tech}, each plus his level.`,
    power: (number: number) => `Action number ${number}, replenished.`,
    powerSpent: (number: number) => `Action number ${number}, spent.`,
    goal: (number: number) => `Ultimate Goal. Action number ${number}, replenished.`,
    goalSpent: (number: number) => `Ultimate Goal. Action number ${number}, spent.`,
    exposes: 'In the round you choose it, heroes may confront you even beside a crisis.',
    crisis: (family: string, cost: number, scores: string) => `${family}, ${cost} VP: ${scores}.`,
    discount: (cost: number, at: string) => `Costs ${cost} ${at}.`,
    score: (ability: string, n: number) => `${ability} ${n}`,
    rising: (ability: string, n: number) => `${ability} ${n}+`,
  },

  chapter: {
    setUp: 'The Earth in danger',
    planning: (round: number) => `Round ${round}: Planning`,
    powers: (round: number) => `Round ${round}: Powers`,
    train: (round: number) => `Round ${round}: Training`,
    over: 'The end',
  },

  ask: {
    characters: 'Whom would you like to play? If several want the same, chance decides.',
    placingFirst: (budget: number) => `Place your first crises, face down. They may cost ${budget} together.`,
    placing: (budget: number) => `Play crises, face down. You can pay ${budget} energy for them together.`,
    'reveal one': 'Turn one of your crises up. It begins at the first stage.',
    'hero planning': 'Choose your power for this round.',
    'darkseid planning': 'Choose your powers for this round.',
    order: 'Whose power comes first? Propose the order.',
    orderConsent: (powers: readonly string[]) => `Do you agree to begin with ${powers.join(', then ')}?`,
    'own order': 'Which of your powers comes first?',
    power: (power: string) => `Now ${power} acts. Do you carry it out, or pass?`,
    target: 'What do you confront?',
    confrontation: (target: string, scores: string) => `You confront ${target}: ${scores}. What do you try?`,
    consent: (who: string) => `${who} would wait, to confront together with you. Do you agree?`,
    attempt: (ability: string, missing: number) =>
      `How many ${ability} tokens do you spend? ${missing === 1 ? '1 is' : `${missing} are`} missing.`,
    'token owner': 'You spent the same number of tokens. Who lays the XP token?',
    tokenConsent: (who: string) => `Do you agree that ${who} lays the XP token?`,
    cancelling: 'Which of Darkseid’s powers do you cancel?',
    triumph: 'Which crisis do you complete?',
    crossing: (who: string, to: string) => `${who} opens a way ${to}. Do you come along?`,
    train: (costs: number) => `You can gain a level for ${costs} XP.`,
    /** Where the card says "as many". */
    recoverLent: (by: string, left: number) =>
      `${by}: Recover ${left === 1 ? 'one token' : `${left} tokens, one after the other`}.`,
    card: (by: string, sentence: string) => `${by}: ${sentence}`,
  },
  waiting: {
    characters: (who: string) => `${who} is choosing a character.`,
    placing: (who: string) => `${who} is placing crises.`,
    'reveal one': (who: string) => `${who} is choosing the crisis to turn up.`,
    'hero planning': (who: string) => `${who} is choosing a power.`,
    'darkseid planning': (who: string) => `${who} is choosing powers.`,
    order: (who: string) => `${who} is thinking about the order of the heroes’ powers.`,
    'own order': (who: string) => `${who} is deciding which power comes first.`,
    power: (who: string, power: string) => `${who} may carry out ${power}, or pass.`,
    confrontation: (who: string) => `${who} is confronting.`,
    consent: (who: string, by: string) => `${who} is deciding whether ${by} waits.`,
    attempt: (who: string) => `${who} is deciding how many tokens to spend.`,
    'token owner': (who: string) => `${who} is thinking about who lays the XP token.`,
    cancelling: (who: string) => `${who} is cancelling one of Darkseid’s powers.`,
    triumph: (who: string) => `${who} is completing crises.`,
    crossing: (who: string) => `${who} is deciding whether to come along.`,
    train: (who: string) => `${who} may gain a level.`,
    card: (who: string, by: string) => `${who} is using ${by}.`,
  },

  option: {
    playAs: (card: string) => `Play ${card}`,
    anyone: 'Leave it to chance',
    place: (card: string, at: string) => `Place ${card} ${at}`,
    turnUp: (at: string) => `Turn up the crisis ${at}`,
    choose: (card: string) => `Choose ${card}`,
    carryOut: (card: string) => `Carry out ${card}`,
    first: (power: string) => `First: ${power}`,
    next: (power: string) => `Then: ${power}`,
    against: (card: string) => `Confront ${card}`,
    againstDarkseid: 'Confront Darkseid himself',
    /** How many tokens of an ability, and of tech that counts as it. */
    tokens: (n: number, ability: string, tech: number) => allTokens(n, ability, tech),
    sure: (ability: string, paid: string) => `Overcome ${ability} with ${paid}`,
    risk: (paid: string, score: number) => `Risk ${paid} against ${score}, and roll`,
    together: (ability: string) => `Try ${ability} together`,
    waitFor: (who: string) => `Wait for ${who}, to confront together`,
    add: (paid: string) => `Spend ${paid}`,
    token: (who: string) => `${who} lays the XP token`,
    cancel: (card: string) => `Cancel ${card}`,
    rise: 'Gain a level',
    riseWith: (ability: string) => `Gain a level and ${one(ability)} token`,
    learn: (card: string) => `Gain a level and learn ${card}`,
    learnWith: (card: string, ability: string) => `Gain a level and ${one(ability)} token, and learn ${card}`,
    go: (to: string) => `Go ${to}`,
    send: (who: string, to: string) => `Send ${who} ${to}`,
    crisisAt: (card: string, at: string) => `${card} ${at}`,
    hiddenAt: (at: string) => `The hidden crisis ${at}`,
    hero: (who: string) => `${who}`,
    all: 'All of them',
    accept: 'Agree',
    change: 'Propose something else',
    done: 'Done',
    doIt: 'Do it',
    decline: 'Do nothing',
    noMore: 'Nothing more',
    stayHere: 'Stay where you are',
    pass: 'Pass',
    refuse: 'Do not agree',
    rollForIt: 'Let the die decide',
    stay: 'Stay at this level',
    stop: 'Stop confronting',
    noTokens: 'Spend nothing',
  },

  refusal: {
    taken: (at: string) => `There is a crisis ${at} already.`,
    far: (at: string) => `You are neither ${at} nor next to it.`,
    tooDear: (card: string) => `${card} costs more than you have left.`,
    tried: (ability: string) => `You have already tried ${ability} with this power.`,
    noToken: (ability: string) => `You have no ${ability} token to spend.`,
    past: (card: string, number: number) => `${card} has number ${number}, which is past.`,
    lastStage: (at: string) => `The crisis ${at} is at the last stage.`,
    frozen: (at: string) => `The crisis ${at} is frozen this round.`,
    anchored: 'You are bound: you cannot transport this round.',
    notLowest: (ability: string) => `Its ${ability} is not its lowest ability.`,
    lateNumber: (card: string, number: number) => `${card} has number ${number}, which is too high.`,
    tooFew: 'You do not have enough tokens.',
    noEnergy: 'You do not have enough energy.',
    noStage: (at: string) => `The crisis ${at} has no stage to lose.`,
    cannotInFull: 'You cannot do that in full.',
    locked: (ability: string) => `Its ${ability} has to be overcome first.`,
    noDie: 'The die cannot be rolled against this crisis.',
    early: (at: string) => `The crisis ${at} has not reached the last stage.`,
  },

  log: {
    playsAs: (who: string, card: string) => `${who} plays ${card}.`,
    drewCrises: (who: string, n: number) => `${who} draws ${crises(n)}.`,
    placed: (who: string, card: string, at: string) => `${who} places ${card} ${at}.`,
    paid: (who: string, total: number, n: number) => `${who} pays ${total} energy for ${crises(n)}.`,
    starts: (who: string, at: string) => `${who} starts ${at}.`,
    turnedUpFirst: (who: string, card: string, at: string, stage: number) =>
      `${who} turns up ${card} ${at}, at stage ${stage}.`,
    round: (n: number) => `Round ${n}.`,
    laid: (who: string, card: string) => `${who} chooses ${card}.`,
    laidHidden: (who: string) => `${who} has chosen.`,
    mustRecover: (who: string, card: string) => `${who} lies defeated and must play ${card}.`,
    turnedUp: (who: string, cards: string) => `${who} turns up ${cards}.`,
    order: (cards: string) => `In this order: ${cards}.`,
    turnOf: (who: string, card: string) => `${card} (${who}).`,
    passed: (who: string, card: string) => `${who} passes ${card}.`,
    playsAnother: (who: string, card: string) => `${who} also plays ${card}.`,
    cancelled: (who: string, card: string) => `${card} (${who}) is cancelled.`,
    holdsBack: (who: string, other: string) => `${who} waits for ${other}.`,
    confronts: (who: string, card: string) => `${who} confronts ${card}.`,
    went: (who: string, to: string) => `${who} goes ${to}.`,
    wounded: (who: string, n: number) => `${who} takes ${wounds(n)}.`,
    heroDefeated: (who: string) => `${who} is defeated!`,
    darkseidDefeated: (who: string, points: number) => `${who} is defeated: ${points} VP for the heroes!`,
    revealed: (who: string, card: string, at: string) => `${who} reveals ${card} ${at}.`,
    advanced: (card: string, at: string, stage: number) => `${card} ${at} is now at stage ${stage}.`,
    spent: (who: string, n: number, ability: string) => `${who} spends ${tokens(n, ability)}.`,
    rolledSymbol: (who: string) => `${who} rolls the Justice League symbol!`,
    rolledPlus: (who: string, shown: number, plus: number) => `${who} rolls ${shown}: +${plus}.`,
    rolledPlusLess: (who: string, shown: number, counts: number, plus: number) =>
      `${who} rolls ${shown}, which counts as ${counts}: +${plus}.`,
    rolledWounds: (who: string, shown: number) => `${who} rolls ${shown}.`,
    rolledWoundsLess: (who: string, shown: number, counts: number) =>
      `${who} rolls ${shown}, which counts as ${counts}.`,
    failed: (ability: string) => `It is not enough: ${ability} holds.`,
    strikesBack: (card: string) => `${card} strikes back!`,
    burns: (card: string, at: string) => `At the end of the round ${card} ${at} wounds the heroes there.`,
    goalFailed: (who: string, card: string) => `${card} (${who}): the condition is not met.`,
    overcame: (who: string, ability: string, card: string) => `${who} overcomes the ${ability} of ${card}.`,
    thwarted: (card: string, at: string) => `${card} ${at} is thwarted!`,
    completed: (who: string, card: string, at: string, xp: number) =>
      `${who} completes ${card} ${at} and gains ${xp} XP.`,
    guarded: (who: string) => `${who} is guarded and takes no wound.`,
    spared: (who: string) => `${who} ignores a wound.`,
    setBack: (card: string, at: string, stage: number) => `${card} ${at} falls back to stage ${stage}.`,
    rose: (who: string, level: number) => `${who} rises to level ${level}.`,
    learned: (who: string, card: string) => `${who} learns ${card}.`,
    learnedHidden: (who: string) => `${who} learns a new power.`,
    gainedToken: (who: string, ability: string) => `${who} gains ${one(ability)} token.`,
    gainedEnergy: (who: string, n: number) => `${who} gains ${n} energy.`,
  },

  /** What may be answered beforehand, by window; `about` heads its answers. */
  standing: {
    power: {
      about: 'When one of my powers acts',
      ask: 'Ask me whether to carry out my powers',
      'carry-out': 'Carry out my powers',
    },
    order: {
      about: 'Heroes’ powers with the same number',
      ask: 'Ask me about every order',
      accept: 'Agree to every order proposed',
      any: 'Agree to every order proposed, and propose that of the seats',
    },
    token: {
      about: 'Heroes who spent the same number of tokens',
      ask: 'Ask me who lays the XP token',
      accept: 'Agree to whoever is proposed for the XP token',
    },
    waiting: {
      about: 'When another hero would wait for me',
      ask: 'Ask me whether others wait for me',
      accept: 'Agree that others wait for me',
      decline: 'Let nobody wait for me',
    },
    crossing: {
      about: 'When another hero opens a way',
      ask: 'Ask me whether to come along through it',
      accept: 'Come along through every way',
      decline: 'Come along through no way',
    },
  },

  /** The table at a terminal. */
  board: {
    heading: (chapter: string, heroes: number, darkseid: number, most: number) =>
      `${chapter} · Heroes ${heroes} of ${most} VP, Darkseid ${darkseid} of ${most} VP`,
    place: (name: string, next: string) => `${name} · next to ${next}`,
    crisis: (card: string, stage: number) => `${card}, stage ${stage}`,
    crisisWith: (card: string, stage: number, scores: string) => `${card}, stage ${stage}: ${scores}`,
    onlyYours: (card: string) => `${card} (hidden)`,
    overcome: (score: string) => `${score} (overcome)`,
    figure: (who: string, character: string) => `${who} (${character})`,
    down: (who: string) => `${who}, defeated`,
    level: (level: number, xp: number) => `level ${level}, ${xp} XP`,
    wounds: (n: number) => (n === 0 ? 'no wounds' : wounds(n)),
    tokens: (ability: string, left: number, all: number) => `${ability} ${left} of ${all}`,
    energy: (left: number, all: number) => `energy ${left} of ${all}`,
    crises: (n: number) => (n === 1 ? '1 crisis in hand' : `${n} crises in hand`),
    hand: (n: number) => (n === 1 ? '1 power in hand' : `${n} powers in hand`),
    spent: (cards: string) => `spent: ${cards}`,
    inPlay: (number: number, card: string, who: string) => `${number} ${card} (${who})`,
    powers: (cards: string) => `Powers of this round: ${cards}.`,
    chosen: 'You have chosen:',
    yourHand: 'Your hand:',
    yourCrises: 'Your crises:',
    toLearn: 'What you can learn:',
  },

  outcome: {
    'darkseid-points': (who: string) => `${who} has at least twelve victory points: the Earth is lost.`,
    'hero-points': (who: string) =>
      `${who} have at least twelve victory points together: the Earth is saved.`,
    'empty-map': (who: string) => `No crisis is left: ${who} have saved the Earth.`,
    'ultimate-goal': (who: string) => `${who} has reached the Ultimate Goal: the Earth is lost.`,
  },
};

export type Messages = typeof messages;
