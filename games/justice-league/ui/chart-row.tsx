import { Icon } from '@masterplan/boards';
import type { Language } from '@masterplan/kernel';
import type { Row } from '../content/kinds.ts';
import { words } from './words/index.ts';

/** What a face of the die does by a hero's chart: it adds to the tokens, or wounds. */
export function ChartRow({ row, language }: { row: Row; language: Language }) {
  const say = words.in(language);
  if ('plus' in row) return <span>{say.plus(row.plus)}</span>;
  return (
    <span className="jl-row-wounds">
      <span aria-hidden="true">{row.wounds}</span>
      <Icon name="broken-heart" />
      <span className="unseen">{say.woundsRow(row.wounds)}</span>
    </span>
  );
}
