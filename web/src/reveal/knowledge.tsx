import { reachable } from '@masterplan/boards';
import { useEffect, useMemo, useState } from 'react';
import type { AnyKind, GameUi } from '../boards/playable.ts';
import { Link } from '../parts/link.tsx';
import type { Chapter } from '../replay/chapters.ts';
import type { AnySecret, AnyTold } from './any.ts';
import { type Guess, type Known, knownOf, momentsOf, secretsOf, viewsIn, WORLDS } from './known.ts';
import { useRevealWords } from './words.ts';

interface KnowledgeProps {
  readonly secret: AnySecret;
  readonly told: AnyTold;
  readonly chapters: readonly Chapter[];
  readonly ui: GameUi;
  readonly momentAt: (moment: number) => string;
}

/** What each player could have known of what the others hid, and when. It is worked out when somebody asks for it. */
export function Knowledge(props: KnowledgeProps) {
  const { secret, told, chapters } = props;
  const say = useRevealWords();
  const moments = useMemo(() => momentsOf(chapters), [chapters]);
  const { known, done, begin } = useKnown(secret, told, moments);
  const all = viewsIn(told, moments);
  if (secretsOf(secret, told, moments).size === 0) return null;
  return (
    <section className="reveal-part" aria-labelledby="known">
      <h2 id="known">{say.known.title}</h2>
      <p className="news">{say.known.lead}</p>
      {done === undefined && (
        <div className="reveal-tools">
          <button type="button" className="button is-strong" onClick={begin}>
            {say.known.begin}
          </button>
        </div>
      )}
      {done !== undefined && known === undefined && (
        <label className="reveal-progress">
          <span className="label">{say.known.working(done, all)}</span>
          <progress max={all} value={done} />
        </label>
      )}
      <p className="label" role="status">
        {known !== undefined && say.known.worlds(WORLDS)}
      </p>
      {known !== undefined && <p className="news">{secret.words[told.language].lead}</p>}
      {known?.map((each) => (
        <About key={each.seat} {...props} moments={moments} known={each} />
      ))}
    </section>
  );
}

interface Working {
  readonly known: readonly Known[] | undefined;
  /** How many views are done; undefined before it has begun. */
  readonly done: number | undefined;
  readonly begin: () => void;
}

function useKnown(secret: AnySecret, told: AnyTold, moments: readonly Chapter[]): Working {
  const [known, setKnown] = useState<readonly Known[]>();
  const [done, setDone] = useState<number>();
  const isBegun = done !== undefined;
  const { rerun } = told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the game was counts, not in which words it is told
  useEffect(() => {
    if (!isBegun) return undefined;
    let isWanted = true;
    void knownOf(secret, told, moments, setDone, () => isWanted).then((found) => isWanted && setKnown(found));
    return () => {
      isWanted = false;
    };
  }, [isBegun, secret, rerun]);
  return { known, done, begin: () => setDone(0) };
}

type AboutProps = KnowledgeProps & { moments: readonly Chapter[]; known: Known };

function About(props: AboutProps) {
  const { secret, told, ui, known } = props;
  const say = useRevealWords();
  const { names, text, rerun, language } = told;
  const kind: AnyKind = rerun.game.kinds.find(({ id }: AnyKind) => id === known.what);
  const about = secret.words[language];
  return (
    <section className="reveal-about">
      <h3>
        <ui.Mark seat={known.seat} />
        {about.title(names[known.seat] ?? '', kind === undefined ? '' : text.card(kind).name)}
      </h3>
      <Shares {...props} caption={say.known.seen} by="seen" />
      {known.guesses.some(({ played }) => played !== undefined) && (
        <Shares {...props} caption={say.known.played} by="played" />
      )}
    </section>
  );
}

function Shares({
  told,
  moments,
  known,
  caption,
  by,
  momentAt,
}: AboutProps & { caption: string; by: 'seen' | 'played' }) {
  const say = useRevealWords();
  return (
    <div className="reveal-scroll" ref={reachable}>
      <table className="reveal-shares">
        <caption className="label">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.known.viewer}</th>
            {moments.map(({ at, title }) => (
              <th key={at} scope="col">
                <Link to={momentAt(at)}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.guesses.map((guess) => (
            <tr key={guess.viewer}>
              <th scope="row">{told.names[guess.viewer]}</th>
              {moments.map(({ at }, no) => (
                <Share key={at} guess={guess} by={by} no={no} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Share({ guess, by, no }: { guess: Guess; by: 'seen' | 'played'; no: number }) {
  const say = useRevealWords();
  const share = guess[by]?.[no];
  if (share === undefined) return <td>{say.known.moot}</td>;
  const percent = Math.round(100 * share);
  return (
    <td>
      <span className="reveal-share" style={{ '--share': `${percent}%` }}>
        {say.known.percent(percent)}
      </span>
    </td>
  );
}
