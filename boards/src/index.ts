export { useGlide } from './glide.ts';
export { Icon, pictureOf } from './icon.tsx';
export { Mark, toneOf } from './marks.tsx';
export { Moments, StageBy } from './moments.tsx';
export { NoPin, Pick, type PickProps, Pin } from './pick.tsx';
export { reachable } from './reach.ts';
export { type Reel, type Shot, useReel } from './reel.ts';
export { type Piece, Said, type Terms, TermsContext, TermsReached } from './said.tsx';
export { isStaged, type Staging } from './staging.ts';
