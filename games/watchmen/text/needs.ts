import { listed } from '@masterplan/kernel/words';
import type { Filter } from '../content/filters.ts';
import type { Need } from '../content/kinds.ts';
import { titleOf, type Voice } from './voice.ts';

/** What a Challenge asks for: "2 × Attack or Defense, and a Hero; with 3 or more players, also a Villain". */
export function needsText(voice: Voice, needs: readonly Need[]): string {
  const always = listText(
    voice,
    needs.filter(({ many }) => many === undefined),
  );
  const more = needs.filter(({ many }) => many !== undefined);
  return more.length === 0 ? always : voice.say.needs.withMany(always, listText(voice, more));
}

const listText = (voice: Voice, needs: readonly Need[]): string =>
  voice.list(
    needs.map((need) => voice.say.needs.so(need.n, filterText(voice, need.which) + fromText(voice, need))),
  );

/** One such card: "a Hero with cost 5 or more". */
export const oneText = (voice: Voice, which: Filter): string =>
  voice.say.needs.so(1, filterText(voice, which));

const fromText = ({ say }: Voice, { from }: Need): string =>
  from === 'play' ? ` ${say.needs.fromPlay}` : '';

/** The cards a filter means, in a few words: "Hero with cost 5 or more". */
export function filterText({ say, language }: Voice, which: Filter): string {
  const types = which.types?.map((type) => say.types[type]);
  const labels = which.labels?.map((each) => say.needs[each]);
  const name = which.named === undefined ? undefined : titleOf({ id: which.named }, language).name;
  const type = either(language, types);
  const label = either(language, labels);
  const what =
    name ??
    (type !== undefined && label !== undefined ? say.needs.labelled(type, label) : type) ??
    label ??
    (which.watchmen ? say.needs.watchmen : say.needs.card);
  const dear = which.least === undefined ? what : say.needs.least(what, which.least);
  return which.most === undefined ? dear : say.needs.most(dear, which.most);
}

const either = (language: Voice['language'], names: readonly string[] | undefined): string | undefined =>
  names === undefined ? undefined : listed(language, names, 'or');
