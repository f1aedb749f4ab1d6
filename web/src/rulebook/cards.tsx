import './rulebook.css';
import { useEffect, useMemo } from 'react';
import { Nowhere } from '../app.tsx';
import { accentOf, useFrontWords } from '../boards/front.ts';
import { boards } from '../boards/games.ts';
import { type AnyKind, usePlayable } from '../boards/playable.ts';
import { useSpeech } from '../boards/use-speech.ts';
import { PageHead } from '../parts/page-head.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { TermsOf } from '../words/terms.tsx';

/** Every card of a game, drawn from the data that plays it. */
export function CardsPage({ game, connection }: { game: string; connection: Connection }) {
  return boards.has(game) ? <Gallery id={game} connection={connection} /> : <Nowhere />;
}

function Gallery({ id, connection }: { id: string; connection: Connection }) {
  const say = useMessages();
  const { game, speeches, ui } = usePlayable(id);
  const { language, speech } = useSpeech(speeches);
  const words = useMemo(() => speech(game), [speech, game]);
  const front = useFrontWords(id);
  useEffect(() => {
    document.title = `${say.cards} · ${front?.short ?? id}`;
  }, [say, front, id]);
  return (
    <TermsOf game={id} load="at once">
      <div className="reading" data-accent={accentOf(id)}>
        <PageHead title={say.cards} lead={say.cardsLead} connection={connection} />
        <main id="content">
          <ul className="gallery">
            {game.kinds.map((kind: AnyKind) => (
              <li key={kind.id} id={kind.id}>
                <ui.CardView kind={kind} game={game} text={words} language={language} />
              </li>
            ))}
          </ul>
        </main>
      </div>
    </TermsOf>
  );
}
