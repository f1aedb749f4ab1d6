import './rulebook.css';
import './how.css';
import { Said } from '@masterplan/boards';
import type { HowPart } from '@masterplan/boards/how';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { use, useEffect, useMemo } from 'react';
import { Nowhere } from '../app.tsx';
import { accentOf, useFrontWords } from '../boards/front.ts';
import { boards } from '../boards/games.ts';
import { type AnyKind, type GameUi, usePlayable } from '../boards/playable.ts';
import { useSpeech } from '../boards/use-speech.ts';
import { Link } from '../parts/link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { TermsOf } from '../words/terms.tsx';

type HowLoad = NonNullable<GameUi['howTo']>;

/** What the games say of how they are played, each loaded once. */
const loaded = new Map<HowLoad, ReturnType<HowLoad>>();

function howOf(load: HowLoad): ReturnType<HowLoad> {
  const known = loaded.get(load) ?? load();
  loaded.set(load, known);
  return known;
}

/** How a game is played, in a screen or two, before the numbered rulebook. */
export function HowPage({ game, connection }: { game: string; connection: Connection }) {
  return boards.has(game) ? <Offered id={game} connection={connection} /> : <Nowhere />;
}

function Offered({ id, connection }: { id: string; connection: Connection }) {
  const { ui } = usePlayable(id);
  return ui.howTo === undefined ? <Nowhere /> : <How id={id} load={ui.howTo} connection={connection} />;
}

interface HowProps {
  readonly id: string;
  readonly load: HowLoad;
  readonly connection: Connection;
}

function How({ id, load, connection }: HowProps) {
  const say = useMessages();
  const front = useFrontWords(id);
  const parts = use(howOf(load));
  useEffect(() => {
    document.title = `${say.learn} · ${front?.short ?? id}`;
  }, [say, front, id]);
  return (
    <TermsOf game={id} load="at once">
      <div className="reading" data-accent={accentOf(id)}>
        <PageHead title={say.learn} lead={front?.title ?? ''} connection={connection} />
        <main id="content" className="how">
          {parts.map((part) => (
            <Part key={part.en.title} id={id} part={part} />
          ))}
          <p className="ways">
            <Link className="button is-strong" to={`/rules/${id}`}>
              {say.rulebook}
            </Link>
            <Link className="button" to={`/cards/${id}`}>
              {say.cards}
            </Link>
            <Link className="button" to="/">
              {say.toLobby}
            </Link>
          </p>
        </main>
      </div>
    </TermsOf>
  );
}

/** A title, a few sentences, and the cards they speak of as they lie on the table. */
function Part({ id, part }: { id: string; part: HowPart }) {
  const { game, speeches, ui } = usePlayable(id);
  const { language, speech } = useSpeech(speeches);
  const text = useMemo(() => speech(game), [speech, game]);
  const { title, words } = useMemo(
    () => (language === 'fr' ? unbrokenThroughout(part.fr) : part.en),
    [part, language],
  );
  const kinds: AnyKind[] = (part.cards ?? []).map((card) => game.kinds[game.kindNo(card)]);
  return (
    <section className="how-part">
      <div>
        <h2>{title}</h2>
        {words.map((each) => (
          <p key={each} className="news">
            <Said>{each}</Said>
          </p>
        ))}
      </div>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <ui.CardView kind={kind} game={game} text={text} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
