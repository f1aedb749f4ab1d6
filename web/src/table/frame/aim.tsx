import { unbrokenThroughout } from '@masterplan/kernel/words';
import { useMemo } from 'react';
import type { BoardProps, GameUi } from '../../boards/playable.ts';
import { useMessages } from '../../text/index.ts';

/** One line that always says how one wins, and how far everybody is. */
export function AimLine({ board: { lens, language, names }, ui }: { board: BoardProps; ui: GameUi }) {
  const say = useMessages();
  const { aimOf } = ui;
  const aim = useMemo(() => {
    const said = lens.outcome === null ? aimOf?.(lens, language) : undefined;
    return language === 'fr' ? unbrokenThroughout(said) : said;
  }, [aimOf, lens, language]);
  if (aim === undefined) return null;
  return (
    <section className="aim" aria-label={say.pacing.aim}>
      <p className="aim-full">{aim.how}</p>
      <p className="aim-brief">{aim.brief}</p>
      <ul>
        {aim.standing.map(({ seats, words, brief }) => (
          <li key={`${seats.join(' ')} ${words}`} title={seats.map((seat) => names[seat]).join(' + ')}>
            {seats.map((seat) => (
              <ui.Mark key={seat} seat={seat} />
            ))}
            <span className="unseen">{seats.map((seat) => names[seat]).join(' + ')}</span>{' '}
            {brief === undefined ? (
              words
            ) : (
              <>
                <span className="aim-full">{words}</span>
                <span className="aim-brief">{brief}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
