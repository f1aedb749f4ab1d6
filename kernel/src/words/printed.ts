import type { CardText, GameText } from '../game/text.ts';
import type { Shape } from '../state/state.ts';
import { unbroken } from './french/unbroken.ts';
import type { Language } from './vocabulary.ts';

/** A text as it is printed: in French, spaces where no line may break. */
export const print = (language: Language, text: string): string =>
  language === 'fr' ? unbroken(text) : text;

/** By window: what its answers are about, and what each is called by its name. */
type Beforehand = Readonly<Record<string, { readonly about: string } & Readonly<Record<string, string>>>>;

/** How standing answers are said, from a table of their words. */
export const beforehand = (said: Beforehand): Required<Pick<GameText<Shape>, 'window' | 'standing'>> => ({
  window: (window) => said[window]?.about ?? '',
  standing: (window, name) => said[window]?.[name] ?? '',
});

/** All that a game says in one language, as it is printed. What stands on a card does not change: it is made once. */
export function printed<S extends Shape>(language: Language, said: GameText<S>): GameText<S> {
  const finish = (text: string) => print(language, text);
  const cards = new WeakMap<S['kind'], CardText>();
  const together = said.together?.bind(said);
  const chapter = said.chapter?.bind(said);
  const zone = said.zone?.bind(said);
  const window = said.window?.bind(said);
  const standing = said.standing?.bind(said);
  const proposal = said.proposal?.bind(said);
  return {
    title: finish(said.title),
    prompt: (...about) => finish(said.prompt(...about)),
    option: (...about) => finish(said.option(...about)),
    refusal: (...about) => finish(said.refusal(...about)),
    line: (...about) => {
      const line = said.line(...about);
      return line === undefined ? undefined : finish(line);
    },
    outcome: (...about) => finish(said.outcome(...about)),
    card: (kind) => {
      const known = cards.get(kind);
      if (known !== undefined) return known;
      const { name, flavour, text } = said.card(kind);
      const made = { name, flavour: finish(flavour), text: finish(text) };
      cards.set(kind, made);
      return made;
    },
    ...(together && {
      together: (...about) => {
        const sentence = together(...about);
        return sentence === undefined ? undefined : finish(sentence);
      },
    }),
    ...(zone && { zone }),
    ...(chapter && { chapter: (lens) => finish(chapter(lens)) }),
    ...(window && { window: (name) => finish(window(name)) }),
    ...(standing && { standing: (window, name) => finish(standing(window, name)) }),
    ...(proposal && { proposal: (...about) => proposal(...about).map(finish) }),
  };
}
