/** Where Squads travel to in tests of what that costs: neighbours and others on a small map. */
export const MURDER = 1;
export const ARMS = 2;
export const GAMBLING = 3;
export const tiles = {
  [MURDER]: 'murder-inc',
  [ARMS]: 'arms-dealing',
  [GAMBLING]: 'gambling-dens',
  4: 'art-thievery',
};

/** A Squad of one Soldier, on a tile or at Base. */
export const alone = (at: number | undefined) => ({
  ...(at === undefined ? {} : { at }),
  of: ['soldier'] as const,
});
