import type { AnyReveal, Headline, Hidden, Secret, Told } from '@masterplan/boards/reveal';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are told by one page, each by its own reveal only
export type AnyTold = Told<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyHidden = Hidden<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnySecret = Secret<any>;
export type { AnyReveal, Headline };
