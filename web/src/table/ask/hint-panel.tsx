import '../look/hint.css';
import { reachable, Said } from '@masterplan/boards';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import type { BoardProps } from '../../boards/playable.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { hints as en } from '../../text/hints.en.ts';
import { hints as fr } from '../../text/hints.fr.ts';
import type { TableProps } from '../props.ts';
import type { Hinting, HintLine, Mark } from './hint.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** What is said of hints: it comes with the first of them, in both languages. */
const useHintWords = (): typeof en => words[useStore(settings).language];

const tenths = (chance: number): number => Math.round(chance * 10);

interface HintPanelProps extends Pick<TableProps, 'view'> {
  readonly hint: Hinting;
  readonly board: BoardProps;
}

/** The hint as a list, read aloud when it is there: what one could do, the best first, and how likely one is to win then. */
export function HintPanel({ hint: { best, isThinking }, view, board }: HintPanelProps) {
  const say = useHintWords();
  return (
    <div className="hint" role="status" ref={reachable}>
      {isThinking && <p className="news">{say.thinking}</p>}
      {best !== undefined && <Found best={best} board={board} options={view.mine?.options ?? []} />}
    </div>
  );
}

interface FoundProps {
  readonly best: readonly HintLine[];
  readonly board: BoardProps;
  readonly options: NonNullable<TableProps['view']['mine']>['options'];
}

function Found({ best, board: { text, lens, names }, options }: FoundProps) {
  const say = useHintWords();
  const [first, second] = best;
  if (first === undefined) return <p className="news">{say.none}</p>;
  return (
    <>
      <p className="label">{say.lead}</p>
      <ol>
        {best.map(({ keys, chance }) => {
          const option = options.find(({ key }) => keys.includes(key))?.option;
          return (
            <li key={keys[0]}>
              <b>{option !== undefined && <Said>{text.option(lens, option, names)}</Said>}</b>
              <span>{say.chance(tenths(chance))}</span>
            </li>
          );
        })}
      </ol>
      {second !== undefined && areClose(first, second) && <p>{say.close}</p>}
    </>
  );
}

/** Whether two chances cannot be told apart by what was played: they differ by less than twice their common error. */
const areClose = (one: HintLine, other: HintLine): boolean =>
  Math.abs(one.chance - other.chance) < 2 * Math.hypot(one.error, other.error);

/** The same on an option itself. */
export const HintMark = ({ mark: { rank, chance } }: { mark: Mark }) => (
  <small className="hint-mark">{useHintWords().mark(rank, tenths(chance))}</small>
);
