import type { Attribute, Faceless, Good } from '../content/kinds.ts';

export const attributePicture: Readonly<Record<Attribute, string>> = {
  combat: 'fist',
  stealth: 'domino-mask',
  cunning: 'brain',
  diplomacy: 'shaking-hands',
};

export const facelessPicture: Readonly<Record<Faceless, string>> = {
  soldier: 'gas-mask',
  assassin: 'hooded-assassin',
  thief: 'robber-mask',
  hacker: 'laptop',
  scientist: 'round-bottom-flask',
  fixer: 'rotary-phone',
};

export const goodPicture: Readonly<Record<Good, string>> = {
  ...facelessPicture,
  funding: 'money-stack',
  data: 'database',
  espionage: 'spyglass',
  corruption: 'briefcase',
  infamy: 'crowned-skull',
  vp: 'star-medal',
};
