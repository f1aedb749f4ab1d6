import type { GameRecord, TurningPoint } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { useEffect, useState } from 'react';
import { Link } from '../parts/link.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { review as en } from '../text/review.en.ts';
import { review as fr } from '../text/review.fr.ts';
import type { AnyTold } from './any.ts';
import { type Findings, findingsOf, keepFindings, type Looked, nothingYet, withLooked } from './looking.ts';
import type { ToReview } from './review-worker.ts';

const words = { en, fr: unbrokenThroughout(fr) };

const useReviewWords = (): typeof en => words[useStore(settings).language];

interface ReviewProps extends ToReview {
  readonly told: AnyTold;
  /** Where a moment is watched as a seat saw it. */
  readonly momentAt: (moment: number, seat: number) => string;
}

/** Decisions for which there was something better, as far as their players could know. They are looked for when somebody asks. */
export function Review(props: ReviewProps) {
  const say = useReviewWords();
  const { findings, state, begin, stop } = useReview(props);
  return (
    <section className="reveal-part" aria-labelledby="review">
      <h2 id="review">{say.title}</h2>
      <p className="news">{say.lead}</p>
      {state === 'looking' && findings !== undefined && (
        <label className="reveal-progress">
          <span className="label">{say.working(findings.done, findings.of)}</span>
          <progress max={Math.max(1, findings.of)} value={findings.done} />
        </label>
      )}
      <div className="reveal-tools">
        {state === 'looking' && (
          <button type="button" className="button" onClick={stop}>
            {say.stop}
          </button>
        )}
        {state === 'rest' && !isWhole(findings) && (
          <button type="button" className="button is-strong" onClick={begin}>
            {findings === undefined ? say.begin : say.again}
          </button>
        )}
      </div>
      <div className="news" role="status">
        {state === 'rest' && findings !== undefined && <Summary findings={findings} />}
      </div>
      {findings !== undefined && findings.points.length > 0 && <Points {...props} findings={findings} />}
    </section>
  );
}

/** Whether every decision was looked at: another look would find the same. */
const isWhole = (findings: Findings | undefined): boolean =>
  findings !== undefined && findings.done === findings.of;

function Summary({ findings: { of, done, points } }: { findings: Findings }) {
  const say = useReviewWords();
  if (of === 0) return <p>{say.unable}</p>;
  return (
    <>
      <p>{say.looked(done, of)}</p>
      <p>{points.length === 0 ? say.none : say.chance}</p>
    </>
  );
}

function Points({ told, momentAt, findings }: ReviewProps & { findings: Findings }) {
  const { text, rerun } = told;
  return (
    <ol className="reveal-headlines">
      {findings.points.map((point) => (
        <li key={point.moment}>
          <Link to={momentAt(point.moment, point.seat)}>
            <span className="label">{text.chapter?.(rerun.lensAt(point.moment, 'truth'))}</span>
            <Point told={told} point={point} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Point({
  told: { text, rerun, names },
  point: { moment, seat, chosen, better, gain },
}: {
  told: AnyTold;
  point: TurningPoint;
}) {
  const say = useReviewWords();
  const lens = rerun.lensAt(moment, seat);
  return (
    <>
      <strong>{say.chose(names[seat] ?? '', text.option(lens, chosen, names))}</strong>
      <span>{say.better(text.option(lens, better, names), Math.round(100 * gain))}</span>
    </>
  );
}

interface Reviewing {
  /** Undefined where nobody has looked yet. */
  readonly findings: Findings | undefined;
  readonly state: 'rest' | 'looking';
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Looks back in a thread of its own, for as long as the page is there and nobody stops it; what was found stays in this browser. */
function useReview({ record, rulesAt }: { record: GameRecord; rulesAt?: string | undefined }): Reviewing {
  const { hash } = record;
  const [findings, setFindings] = useState(() => findingsOf(hash));
  const [state, setState] = useState<Reviewing['state']>('rest');
  useEffect(() => {
    if (state === 'rest') return undefined;
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    let now = nothingYet;
    setFindings(now);
    const rest = (): void => setState('rest');
    worker.addEventListener('error', rest);
    worker.addEventListener('message', ({ data }: MessageEvent<Looked>) => {
      now = withLooked(now, data);
      setFindings(now);
      if (now.done === now.of) rest();
    });
    worker.postMessage({ record, rulesAt } satisfies ToReview);
    return () => {
      worker.terminate();
      if (now.done > 0) keepFindings(hash, now);
    };
  }, [state, record, rulesAt, hash]);
  return { findings, state, begin: () => setState('looking'), stop: () => setState('rest') };
}
