import { type Blocked, firstOf, type Language, type Option, wordForm, wordOf } from '@masterplan/kernel';
import type { WireOption } from '@masterplan/server/wire';
import type { AnyLens, AnyText, Blockade, Entry, GameUi } from '../../boards/playable.ts';

export interface Asking {
  readonly lens: AnyLens;
  readonly text: AnyText;
  readonly names: readonly string[];
  readonly language: Language;
  readonly ui: Pick<GameUi, 'nameOf' | 'noteOf'>;
  readonly options: readonly WireOption[];
  /** The option whose first part has been picked. */
  readonly picked: Option | undefined;
  readonly choose: (key: string, option: Option) => void;
  readonly pick: (option: Option) => void;
}

/** Whether two options agree in their word and first part. */
export const goTogether = (a: Option, b: Option): boolean =>
  wordOf(a) === wordOf(b) && firstOf(a) === firstOf(b);

/** Of how many things on the table an option speaks: `end` of none, `buy #` of one, `deploy # to #` of two. */
function partsOf({ game }: AnyLens, option: Option): number {
  const template: unknown = Object.values(game.words)[wordOf(option)];
  return typeof template === 'string' ? wordForm(template).holes.length : 0;
}

const hasTwoParts = (lens: AnyLens, option: Option): boolean => partsOf(lens, option) > 1;

/** The last entry where it is about nothing on the table, and others are: the way to end a turn, or to let something be. */
export function wayOutOf(lens: AnyLens, entries: readonly Entry[]): Entry | undefined {
  const last = entries.at(-1);
  if (last === undefined || partsOf(lens, last.option) > 0) return undefined;
  return entries.some(({ option }) => partsOf(lens, option) > 0) ? last : undefined;
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
    .map(({ option, step, label, note, choose }, index) => ({
      ...{ option, step, label, note, choose },
      no: index + 1,
    }));
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
  { lens, text, names, language, ui, choose, pick }: Asking,
  { option, key }: WireOption,
  step: Entry['step'],
): Draft {
  const named = ui.nameOf(lens, option, step, text, language);
  const label = step === 'first' && named !== undefined ? named.name : text.option(lens, option, names);
  return {
    option,
    step,
    label,
    note: step === 'first' ? undefined : ui.noteOf?.(lens, option, language),
    order: named?.order ?? 1000,
    choose: step === 'first' ? () => pick(option) : () => choose(key, option),
  };
}

type Blocking = Pick<Asking, 'lens' | 'text' | 'names' | 'language' | 'ui' | 'options' | 'picked'> & {
  readonly blocked: readonly Blocked[];
  /** Says why, of these candidates. */
  readonly explain: (blocked: readonly Blocked[]) => void;
};

/** What is not possible, as it is shown beside the list: what cannot be picked at all, or does not go with what was picked. */
export function blockadesOf(blocking: Blocking): Blockade[] {
  const { blocked, options, picked, lens, text, names, language, ui, explain } = blocking;
  const isSecond = picked !== undefined && options.some(({ option }) => goTogether(option, picked));
  const shown: Option[] = [];
  return blocked.flatMap((each): Blockade[] => {
    const { option } = each;
    const isPair = hasTwoParts(lens, option);
    const reason = text.refusal(lens, each, names);
    if (isSecond || !isPair) {
      if (isSecond && !goTogether(option, picked)) return [];
      const step = isPair ? 'second' : 'whole';
      return [{ option, step, label: text.option(lens, option, names), reason, show: () => explain([each]) }];
    }
    if (options.some((other) => goTogether(other.option, option))) return [];
    if (shown.some((other) => goTogether(other, option))) return [];
    shown.push(option);
    const label = ui.nameOf(lens, option, 'first', text, language)?.name ?? text.option(lens, option, names);
    const all = blocked.filter((other) => goTogether(other.option, option));
    return [{ option, step: 'first', label, reason, show: () => explain(all) }];
  });
}
