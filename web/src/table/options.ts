import { firstOf, type Option, wordOf } from '@masterplan/kernel';
import type { WireOption } from '@masterplan/server/wire';
import type { AnyLens, AnyText, Entry, GameUi } from '../boards/playable.ts';

export interface Asking {
  readonly lens: AnyLens;
  readonly text: AnyText;
  readonly names: readonly string[];
  readonly ui: Pick<GameUi, 'nameOf'>;
  readonly options: readonly WireOption[];
  /** The option whose first part has been picked. */
  readonly picked: Option | undefined;
  readonly choose: (key: string) => void;
  readonly pick: (option: Option) => void;
}

/** Whether two options agree in their word and first part. */
const goTogether = (a: Option, b: Option): boolean => wordOf(a) === wordOf(b) && firstOf(a) === firstOf(b);

function hasTwoParts({ game }: AnyLens, option: Option): boolean {
  const template: unknown = Object.values(game.words)[wordOf(option)];
  return typeof template === 'string' && template.split('#').length > 2;
}

/**
 * The list of options as it is shown: numbered, and in two steps where an option has two parts and several share the first
 * (which Super, then where to).
 */
export function entriesOf(asking: Asking): Entry[] {
  const { options, picked } = asking;
  const open = picked === undefined ? [] : options.filter(({ option }) => goTogether(option, picked));
  const drafts = open.length > 0 ? open.map((each) => draftOf(asking, each, 'second')) : firstDrafts(asking);
  return drafts
    .sort((a, b) => a.order - b.order)
    .map(({ option, step, label, choose }, index) => ({ option, step, label, choose, no: index + 1 }));
}

type Draft = Omit<Entry, 'no'> & { readonly order: number };

function firstDrafts(asking: Asking): Draft[] {
  const { options, lens } = asking;
  const seen: Option[] = [];
  const pairs = options.filter(({ option }) => hasTwoParts(lens, option));
  const isOneFirst = pairs.every(({ option }) => goTogether(option, pairs[0]?.option ?? option));
  return options.flatMap((each) => {
    const { option } = each;
    if (!hasTwoParts(lens, option)) return [draftOf(asking, each, 'whole')];
    if (isOneFirst) return [draftOf(asking, each, 'second')];
    if (seen.some((other) => goTogether(other, option))) return [];
    seen.push(option);
    const isAlone = pairs.filter((other) => goTogether(other.option, option)).length === 1;
    return [draftOf(asking, each, isAlone ? 'whole' : 'first')];
  });
}

function draftOf(
  { lens, text, names, ui, choose, pick }: Asking,
  { option, key }: WireOption,
  step: Entry['step'],
): Draft {
  const named = ui.nameOf(lens, option, step, text);
  const label = step === 'first' && named !== undefined ? named.name : text.option(lens, option, names);
  return {
    option,
    step,
    label,
    order: named?.order ?? 1000,
    choose: step === 'first' ? () => pick(option) : () => choose(key),
  };
}
