/** How a Super is drawn: a head over shoulders of ours, what it carries, and the light on its face. */
export interface Portrait {
  readonly head: string;
  readonly body: 'cape' | 'coat' | 'armor' | 'spike';
  /** What floats beside it: the thing it is known for. */
  readonly prop?: string;
  /** The light behind the head's gaps; the paper unless said. */
  readonly light?: 'paper' | 'yellow' | 'none';
  /** Size of the head; 132 unless said. */
  readonly size?: number;
  /** How far the head is moved down. */
  readonly sink?: number;
}

/** Our own Supers. A Super of a pack, which is not here, wears its own icon for a head. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'fine-print': { head: 'spy', body: 'coat', prop: 'scroll-quill', size: 138 },
  'whistle-stop': { head: 'police-officer-head', body: 'armor', prop: 'whistle' },
  curfew: {
    head: 'custodian-helmet',
    body: 'coat',
    prop: 'street-light',
    light: 'yellow',
    size: 120,
    sink: 8,
  },
  'captain-umbrella': { head: 'iron-mask', body: 'cape', prop: 'umbrella', size: 126 },
  'plus-one': { head: 'robber-mask', body: 'coat', prop: 'ticket' },
  'lightning-rod': { head: 'lightning-mask', body: 'cape', prop: 'thunder-struck' },
  'count-backwards': { head: 'vampire-dracula', body: 'spike', prop: 'pocket-watch', light: 'yellow' },
  concierge: { head: 'nun-face', body: 'coat', prop: 'house-keys' },
  keyhole: { head: 'lock-spy', body: 'coat', prop: 'key-lock', size: 138 },
  'green-light': { head: 'full-motorcycle-helmet', body: 'armor', prop: 'traffic-lights-green' },
  'hex-officio': { head: 'witch-face', body: 'spike', prop: 'evil-book', size: 146, sink: -8 },
  encore: { head: 'sing', body: 'cape', prop: 'musical-notes' },
  'red-herring': { head: 'triton-head', body: 'spike', prop: 'canned-fish', light: 'yellow' },
  'finders-keeper': { head: 'doctor-face', body: 'coat', prop: 'metal-detector' },
  'silent-partner': { head: 'invisible-face', body: 'coat', prop: 'nothing-to-say', light: 'none' },
  detour: { head: 'vr-headset', body: 'armor', prop: 'detour' },
  'lost-property': { head: 'raccoon-head', body: 'coat', prop: 'suitcase', size: 140 },
  'lady-lullaby': { head: 'cowled', body: 'cape', prop: 'night-sleep' },
  'bad-penny': { head: 'clown', body: 'coat', prop: 'crown-coin' },
  cartographer: { head: 'bird-mask', body: 'cape', prop: 'treasure-map' },
  turncoat: { head: 'duality-mask', body: 'coat', prop: 'card-exchange', size: 124, sink: 6 },
  'conveyor-belle': { head: 'android-mask', body: 'armor', prop: 'hand-truck' },
  'stage-manager': { head: 'executioner-hood', body: 'coat', prop: 'director-chair', light: 'yellow' },
  understudy: { head: 'curly-mask', body: 'cape', prop: 'carnival-mask' },
  'bait-and-switch': { head: 'fox-head', body: 'coat', prop: 'magick-trick', size: 140 },
  'last-word': { head: 'hood', body: 'cape', prop: 'talk', size: 140 },
  'scorched-earl': { head: 'burning-skull', body: 'spike', prop: 'flame', light: 'yellow' },
  'second-wind': { head: 'quick-man', body: 'cape', prop: 'whirlwind' },
  'headline-hog': { head: 'pig-face', body: 'coat', prop: 'newspaper', size: 124, sink: 6 },
  'fair-play': { head: 'labrador-head', body: 'cape', prop: 'shaking-hands' },
  pawnbroker: { head: 'walrus-head', body: 'coat', prop: 'pocket-watch' },
  'daylight-saving': { head: 'centurion-helmet', body: 'cape', prop: 'sundial' },
  'aunt-larceny': { head: 'female-vampire', body: 'spike', prop: 'shiny-purse', light: 'yellow' },
  'tin-saint': { head: 'robot-antennas', body: 'armor', prop: 'angel-outfit' },
  'velvet-hammer': { head: 'warlord-helmet', body: 'armor', prop: 'warhammer', light: 'yellow' },
  'polite-giant': { head: 'golem-head', body: 'armor', prop: 'top-hat', size: 140 },
};
