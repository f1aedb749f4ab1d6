/** How the bots weigh things up. One unit is a VP. */
export interface Habits {
  /** How likely a crisis seems to be completed, by its stage. */
  readonly completes: readonly number[];
  /** What an XP token is worth, a token of an ability or an energy, a wound, a defeat of a hero beyond its VP, a spent power. */
  readonly xp: number;
  readonly token: number;
  readonly energy: number;
  readonly wound: number;
  readonly defeat: number;
  readonly power: number;
  /** What reaching a victory, or being about to lose, is worth. */
  readonly win: number;
  readonly alarm: number;
  /** How much of a thwarted crisis lies in each ability that is overcome; the rest is for the last. */
  readonly piecemeal: number;
  /** What is left of a prospect that is a round away, and a travel line away. */
  readonly later: number;
  readonly line: number;
  /** How likely a hero comes where he said, for each travel line on his way; how much of what needs company is counted on. */
  readonly comes: number;
  readonly company: number;
  /** How likely a hero who has said nothing thwarts a crisis in his region, next to it, and far from it. */
  readonly besieged: number;
  readonly near: number;
  readonly far: number;
  /** How likely he thwarts the crisis that he has said he confronts, one that he reaches this round, and one that he sets out for. */
  readonly announced: number;
  readonly awaited: number;
  readonly distant: number;
  /** From what worth on a hero praises a hidden crisis; how much more one is worth that is praised, and less one that is passed over. */
  readonly praise: number;
  readonly praised: number;
  readonly passed: number;
  /** What it is worth to Darkseid to stand by a crisis, and to have completed what his Goal asks for. */
  readonly shelter: number;
  readonly goal: number;
  /** What it costs Darkseid to begin with a crisis less than he likes. */
  readonly lonely: number;
  /** How much a hero minds the danger near Darkseid, and how much he thinks of being healed. */
  readonly dread: number;
  readonly rest: number;
  /** How much a hero thinks of hindering Darkseid without a confrontation. */
  readonly tricks: number;
  /** How much more a hero likes an attempt that is left to the die. */
  readonly luck: number;
  /** How much more a power is worth learning that plays tricks, that helps heroes, or that torments them. */
  readonly learnsTricks: number;
  readonly learnsHelp: number;
  readonly learnsTorment: number;
  /** How much Darkseid thinks of striking heroes, and what it is worth to him to be on Apokolips when a round ends. */
  readonly strikes: number;
  readonly retreat: number;
  /** How much he would rather advance a crisis that all can see than a hidden one. */
  readonly shown: number;
  /** How much he thinks of exchanging hidden crises. */
  readonly swaps: number;
}

export const habits: Habits = {
  completes: [0.3, 0.45, 0.65, 0.9],
  xp: 0.35,
  token: 0.1,
  energy: 0.12,
  wound: 0.35,
  defeat: 1.5,
  power: 0.2,
  win: 40,
  alarm: 4,
  piecemeal: 0.45,
  later: 0.65,
  line: 0.8,
  comes: 0.5,
  company: 0.25,
  besieged: 0.35,
  near: 0.1,
  far: 0.05,
  announced: 0.5,
  awaited: 0.25,
  distant: 0.1,
  praise: 2,
  praised: 1.5,
  passed: 0.6,
  shelter: 0.3,
  goal: 1,
  lonely: 0.9,
  dread: 1,
  rest: 1,
  tricks: 1,
  luck: 0,
  learnsTricks: 0,
  learnsHelp: 0,
  learnsTorment: 0,
  strikes: 1,
  retreat: 0.15,
  shown: 1,
  swaps: 1,
};

/** A part of its thinking that a bot goes without; what that costs shows what the part is worth. */
export interface Handicap {
  /** It says nothing. */
  readonly talk?: 'none';
  /** It does not heed what heroes say. */
  readonly hearing?: 'none';
}
