import type { FrenchVerb } from '../lexicon.ts';
import type { Clitics } from './clitics.ts';
import { agreed } from './morphology.ts';
import type { Agreement } from './noun.ts';
import { NE, type Words } from './spelling.ts';

/** The form a verb takes: with a subject, as a command, or after another verb. */
export type Form = Agreement['verb'] | 'command' | 'infinitive';

/** How a verb stands in its clause. */
export interface Standing {
  readonly form: Form;
  readonly tense?: 'past';
  readonly voice?: 'passive';
  readonly clitics: Clitics;
  /** *ne … pas*, or *ne* alone beside *aucun*. */
  readonly negation: 'pas' | 'aucun' | 'none';
}

const AUXILIARIES: Readonly<Record<'avoir' | 'être', Readonly<Record<Form, string>>>> = {
  avoir: { il: 'a', ils: 'ont', vous: 'avez', command: 'ayez', infinitive: 'avoir' },
  être: { il: 'est', ils: 'sont', vous: 'êtes', command: 'soyez', infinitive: 'être' },
};

/** The participle as it agrees with that: *détruites*. */
export const agreeing = ({ participle }: FrenchVerb, { gender, verb }: Agreement): string =>
  agreed(participle, gender, verb === 'ils' ? 'many' : 'one');

/** The conjugated verb with what leans on it: pronouns, *ne … pas*, auxiliary and participle. */
export function verbGroup(doer: Agreement, verb: FrenchVerb, standing: Standing): Words {
  const { form, clitics, negation } = standing;
  const [head, ...tail] = verbWords(doer, verb, standing);
  const pas = negation === 'pas' ? ['pas'] : [];
  if (negation === 'none') {
    return form === 'command'
      ? [head, ...clitics.words.map(enclitic), ...tail]
      : [...clitics.words, head, ...tail];
  }
  if (form === 'infinitive') return [NE, ...pas, ...clitics.words, head, ...tail];
  return [NE, ...clitics.words, head, ...pas, ...tail];
}

/** *-la*, *-le*, *-lui*: after a command nothing elides. */
const enclitic = (clitic: string): string => `-${clitic.replace(/¦.*/, '')}`;

/** The verb alone, or its auxiliary and participle. */
function verbWords(doer: Agreement, verb: FrenchVerb, standing: Standing): readonly [string, ...string[]] {
  const { form, tense, voice, clitics } = standing;
  const { avoir, être } = AUXILIARIES;
  if (voice === 'passive') {
    const done = agreeing(verb, doer);
    return tense === 'past' ? [avoir[form], 'été', done] : [être[form], done];
  }
  if (tense === undefined) return [form === 'command' ? (verb.command ?? verb.vous) : verb[form]];
  if (verb.auxiliary === 'être' || clitics.isReflexive) return [être[form], agreeing(verb, doer)];
  return [avoir[form], clitics.object === undefined ? verb.participle : agreeing(verb, clitics.object)];
}
