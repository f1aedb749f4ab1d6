import './rulebook.css';
import { Said } from '@masterplan/boards';
import type { Chapter, Clause } from '@masterplan/kernel';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { Nowhere } from '../app.tsx';
import { accentOf } from '../boards/front.ts';
import { Link } from '../parts/link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { ExplanationsContext, TermsOf } from '../words/terms.tsx';
import { WordList } from '../words/word-list.tsx';
import { hasRulebook, useRulebook } from './books.ts';

/** The rulebook as people read it, open at a clause where the address names one. */
export function RulesPage({ game, at, connection }: { game: string; at: string; connection: Connection }) {
  if (!hasRulebook(game)) return <Nowhere />;
  return (
    <TermsOf game={game} load="at once">
      <Book game={game} at={at} connection={connection} />
    </TermsOf>
  );
}

function Book({ game, at, connection }: { game: string; at: string; connection: Connection }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const book = useRulebook(game, language);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim().toLocaleLowerCase());
  useEffect(() => {
    document.title = `${say.rulebook} · ${book.title}`;
    if (at !== '') document.getElementById(at)?.scrollIntoView({ block: 'center' });
  }, [at, book, say]);
  const chapters = book.chapters
    .map((chapter) => found(chapter, sought))
    .filter(({ clauses }) => clauses.length > 0);
  return (
    <div className="reading" data-accent={accentOf(game)}>
      <PageHead title={book.title} lead={book.lead} connection={connection} />
      <div className="book">
        <nav className="book-contents" aria-label={say.contents}>
          <input
            type="search"
            className="input"
            placeholder={say.search}
            aria-label={say.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Link className="text-button" to={`/how/${game}`}>
            {say.learn}
          </Link>
          <ol>
            {chapters.map(({ title }) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#words">{say.words.title}</a>
            </li>
          </ol>
        </nav>
        <main id="content">
          {chapters.map((chapter) => (
            <ChapterText key={chapter.title} chapter={chapter} at={at} />
          ))}
          <Words game={game} sought={sought} />
        </main>
      </div>
    </div>
  );
}

/** The terms of the game, at the end of the book: in its sentences they are no stops of the keyboard, here each can be read. */
function Words({ game, sought }: { game: string; sought: string }) {
  const say = useMessages();
  const words = use(ExplanationsContext).filter((each) =>
    `${each.name} ${each.words}`.toLocaleLowerCase().includes(sought),
  );
  if (words.length === 0) return null;
  return (
    <section className="chapter">
      <h2 id="words">{say.words.title}</h2>
      <WordList game={game} words={words} />
    </section>
  );
}

const anchorOf = (title: string): string => `chapter-${Number.parseInt(title, 10)}`;

/** The chapter with the clauses that say what is sought. */
const found = (chapter: Chapter, sought: string): Chapter =>
  sought === ''
    ? chapter
    : {
        ...chapter,
        clauses: chapter.clauses.filter(({ id, text, why }) =>
          `${id} ${text} ${why}`.toLocaleLowerCase().includes(sought),
        ),
      };

function ChapterText({ chapter: { title, lead, clauses }, at }: { chapter: Chapter; at: string }) {
  return (
    <section className="chapter">
      <h2 id={anchorOf(title)}>{title}</h2>
      {lead !== '' && (
        <p className="clause-text">
          <Said>{lead}</Said>
        </p>
      )}
      {clauses.map((clause) => (
        <ClauseText key={clause.id} clause={clause} isSought={clause.id === at} />
      ))}
    </section>
  );
}

export function ClauseText({ clause, isSought }: { clause: Clause; isSought: boolean }) {
  const say = useMessages();
  const { id, mark, text, why } = clause;
  return (
    <div
      id={id}
      className={`clause is-${mark}${isSought ? ' is-sought' : ''}`}
      aria-current={isSought ? 'true' : undefined}
    >
      <a className="clause-id" href={`#${id}`}>
        {id}
      </a>
      <p className="clause-text">
        <Said>{text}</Said>
      </p>
      {mark !== 'rule' && (
        <p className="clause-margin">
          <span className="clause-tag">{say[mark]}</span>
          {why !== '' && <span className="clause-why">{say.why(why)}</span>}
        </p>
      )}
    </div>
  );
}
