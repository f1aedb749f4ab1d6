import { type Card, starter, weakness as weak } from './kinds.ts';
import { power } from './sentences.ts';

export const punch: Card = starter('punch', {
  cost: 0,
  vp: 0,
  copies: 36,
  dealt: 7,
  play: [power(1)],
  icon: 'punch',
});
export const vulnerability: Card = starter('vulnerability', {
  cost: 0,
  vp: 0,
  copies: 16,
  dealt: 3,
  icon: 'cracked-shield',
});
export const weakness: Card = weak('weakness', { cost: 0, vp: -1, copies: 20, icon: 'broken-heart' });
