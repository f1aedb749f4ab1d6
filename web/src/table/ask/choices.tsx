import { Said } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import type { Option } from '@masterplan/kernel';
import { Suspense } from 'react';
import type { Blockade, Entry } from '../../boards/playable.ts';
import { useMessages } from '../../text/index.ts';
import type { Mark } from './hint.ts';

const HintMark = later(() => import('./hint-panel.tsx').then(({ HintMark }) => HintMark));

interface OptionsProps {
  readonly entries: readonly Entry[];
  /** They are to be prepared, not chosen. */
  readonly isAhead: boolean;
  readonly isBusy: boolean;
  /** What a hint says of some of them. */
  readonly marks: ReadonlyMap<Option, Mark>;
  /** In the list that scrolls, or below it, always in sight. */
  readonly place?: 'list' | 'foot';
}

/** The options of a question, each with the number that chooses it. */
export function Options({ entries, isAhead, isBusy, marks, place = 'list' }: OptionsProps) {
  const say = useMessages();
  if (entries.length === 0) return null;
  return (
    <ol
      className={`options${isAhead ? ' is-ahead' : ''}${place === 'foot' ? ' is-closing' : ''}`}
      aria-label={isAhead ? say.ahead.open : place === 'foot' ? say.optionsLast : say.options}
    >
      {entries.map((entry) => (
        <li key={entry.option}>
          <OptionButton entry={entry} isBusy={isBusy} mark={marks.get(entry.option)} />
        </li>
      ))}
    </ol>
  );
}

interface OptionProps extends Pick<OptionsProps, 'isBusy'> {
  readonly entry: Entry;
  readonly mark: Mark | undefined;
}

function OptionButton({ entry, isBusy, mark }: OptionProps) {
  return (
    <button type="button" className="option" aria-disabled={isBusy} onClick={() => !isBusy && entry.choose()}>
      <kbd className="key">{entry.no}</kbd>
      <span>
        <Said>{entry.label}</Said>
        {entry.note !== undefined && <small>{entry.note}</small>}
        <Suspense fallback={null}>{mark !== undefined && <HintMark mark={mark} />}</Suspense>
      </span>
      {entry.step === 'first' && <span aria-hidden="true">›</span>}
    </button>
  );
}

const mostNoes = 4;

/** What is not possible, beside what is: each leads to its reason. */
export function Noes({ blocked }: { blocked: readonly Blockade[] }) {
  const say = useMessages();
  if (blocked.length === 0 || blocked.length > mostNoes) return null;
  return (
    <ul className="options noes" aria-label={say.notNow}>
      {blocked.map(({ option, label, reason, show }) => (
        <li key={option}>
          <button type="button" className="option is-no" aria-haspopup="dialog" onClick={show}>
            <span className="key" aria-hidden="true">
              –
            </span>
            <span>
              <Said>{label}</Said>
              <small>
                <Said>{reason}</Said>
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
