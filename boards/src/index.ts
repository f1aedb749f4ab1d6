export { Icon, pictureOf } from './icon.tsx';
export { Mark, toneOf } from './marks.tsx';
export { Moments, StageBy } from './moments.tsx';
export { NoPin, Pick, type PickProps, Pin } from './pick.tsx';
export { reachable } from './reach.ts';
export { isStaged, type Reel, type Shot, type Staging, useReel } from './reel.ts';
export { type Piece, Said, type Terms, TermsContext, TermsReached } from './said.tsx';
