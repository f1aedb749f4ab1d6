import { Mark } from '@masterplan/boards';
import { holdingsOf } from './owned.ts';
import { CardList } from './pile.tsx';
import type { BoardProps } from './props.ts';
import { seatsOf } from './read.ts';
import { OpinionButtons } from './suspicion.tsx';
import { words } from './words/index.ts';

/** What everybody is known to own, player by player. */
export function Notebook(props: BoardProps) {
  const { lens, language, names } = props;
  const say = words.in(language);
  return (
    <div className="wm-notebook">
      <p className="news">
        {say.notebookLead} {lens.fields.watchmen && say.notebookSecret}
      </p>
      {seatsOf(lens).map((seat) => {
        const { list, unknown, size } = holdingsOf(lens, seat);
        return (
          <details key={seat} open={seat === props.seat}>
            <summary>
              <Mark seat={seat} /> {say.knownOf(names[seat] ?? '', size)}
            </summary>
            {lens.fields.watchmen && seat !== props.seat && <OpinionButtons {...props} of={seat} />}
            <CardList {...props} list={list} unknown={unknown} />
          </details>
        );
      })}
    </div>
  );
}
