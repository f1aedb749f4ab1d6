import type { FrenchAdjective, FrenchNoun, FrenchVerb, Gender } from '../lexicon.ts';

type Extras = Partial<Omit<FrenchVerb, 'infinitive'>>;

/** A regular verb in *-er*: `er('piocher')`. Verbs in *-ger*, *-cer* and with a changing stem give their stems: `er('jeter', { il: 'jette', ils: 'jettent' })`. */
export function er(infinitive: string, extras: Extras = {}): FrenchVerb {
  const stem = infinitive.slice(0, -2);
  return {
    infinitive,
    il: `${stem}e`,
    ils: `${stem}ent`,
    vous: `${stem}ez`,
    participle: `${stem}é`,
    ...extras,
  };
}

/** A regular verb of the second group: `ir('choisir')`. */
export function ir(infinitive: string, extras: Extras = {}): FrenchVerb {
  const stem = infinitive.slice(0, -1);
  return {
    infinitive,
    il: `${stem}t`,
    ils: `${stem}ssent`,
    vous: `${stem}ssez`,
    participle: stem,
    ...extras,
  };
}

/** A regular verb in *-re*: `re('perdre')`. */
export function re(infinitive: string, extras: Extras = {}): FrenchVerb {
  const stem = infinitive.slice(0, -2);
  return { infinitive, il: stem, ils: `${stem}ent`, vous: `${stem}ez`, participle: `${stem}u`, ...extras };
}

/** An adjective from its masculine; its feminine adds *-e* and its plural *-s* unless given or already there. */
export function adjective(m: string, extras: Partial<FrenchAdjective> = {}): FrenchAdjective {
  const f = extras.f ?? (m.endsWith('e') ? m : `${m}e`);
  return { m, f, ms: pluralOf(m), fs: pluralOf(f), ...extras };
}

/** Words that never change: *face cachée*, *au hasard*. */
export const invariable = (form: string): FrenchAdjective => ({ m: form, f: form, ms: form, fs: form });

export const masculine = (one: string, extras: Partial<FrenchNoun> = {}): FrenchNoun => ({
  one,
  many: pluralOf(one),
  gender: 'm',
  ...extras,
});
export const feminine = (one: string, extras: Partial<FrenchNoun> = {}): FrenchNoun => ({
  one,
  many: pluralOf(one),
  gender: 'f',
  ...extras,
});

/** *cartes*, *héros*, *rivaux*, *lieux*. */
function pluralOf(one: string): string {
  if (/[sxz]$/.test(one)) return one;
  if (/al$/.test(one)) return `${one.slice(0, -1)}ux`;
  return /(au|eu)$/.test(one) ? `${one}x` : `${one}s`;
}

/** The participle as it agrees: *détruit, détruite, détruits, détruites*. */
export function agreed(participle: string, gender: Gender, number: 'one' | 'many'): string {
  const gendered = gender === 'f' ? `${participle}e` : participle;
  return number === 'many' && !gendered.endsWith('s') ? `${gendered}s` : gendered;
}
