import { type Blocked, firstOf, type Language, type Option, wordForm, wordOf } from '@masterplan/kernel';
import type { WireOption } from '@masterplan/server/wire';
import type { AnyLens, AnyText, Blockade, Entry, GameUi } from '../../boards/playable.ts';

export interface Asking {
  readonly lens: AnyLens;
  readonly text: AnyText;
  readonly names: readonly string[];
  readonly language: Language;
  readonly ui: Pick<GameUi, 'nameOf' | 'noteOf' | 'waysTo'>;
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
  const { picked, options, ui, lens } = asking;
  const ways = options.flatMap((each) => waysOf(ui, lens, each.option).map((way): Way => ({ ...each, way })));
  const open = picked === undefined ? [] : ways.filter(({ way }) => goTogether(way, picked));
  const drafts =
    open.length > 0 ? open.map((each) => draftOf(asking, each, 'second')) : firstDrafts(asking, ways);
  return drafts
    .sort((a, b) => a.order - b.order)
    .map(({ option, step, label, note, choose }, index) => ({
      ...{ option, step, label, note, choose },
      no: index + 1,
    }));
}

type Draft = Omit<Entry, 'no'> & { readonly order: number };

/** An option, and a way to say it: part by part, as the game would have it picked. */
interface Way extends WireOption {
  readonly way: Option;
}

export const waysOf = (ui: Pick<GameUi, 'waysTo'>, lens: AnyLens, option: Option): readonly Option[] =>
  ui.waysTo?.(lens, option) ?? [option];

function firstDrafts(asking: Asking, ways: readonly Way[]): Draft[] {
  const { lens } = asking;
  const seen: Option[] = [];
  const pairs = ways.filter(({ way }) => hasTwoParts(lens, way));
  const isOneFirst = pairs.every(({ way }) => goTogether(way, pairs[0]?.way ?? way));
  return ways.flatMap((each) => {
    const { way } = each;
    if (!hasTwoParts(lens, way)) return [draftOf(asking, each, 'whole')];
    if (isOneFirst) return [draftOf(asking, each, 'second')];
    if (seen.some((other) => goTogether(other, way))) return [];
    seen.push(way);
    const isAlone = pairs.filter((other) => goTogether(other.way, way)).length === 1;
    return [draftOf(asking, each, isAlone ? 'whole' : 'first')];
  });
}

function draftOf(
  { lens, text, names, language, ui, choose, pick }: Asking,
  { option, key, way }: Way,
  step: Entry['step'],
): Draft {
  const named = ui.nameOf(lens, way, step, text, language);
  const label = step === 'first' && named !== undefined ? named.name : text.option(lens, option, names);
  return {
    option: way,
    step,
    label,
    note: step === 'first' ? undefined : ui.noteOf?.(lens, way, language),
    order: named?.order ?? 1000,
    choose: step === 'first' ? () => pick(way) : () => choose(key, option),
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
