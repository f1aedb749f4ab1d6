import type { Kind } from '../content/kinds.ts';
import { zones } from '../rules/board.ts';
import { areTeamMates } from '../rules/facts.ts';
import type { BoardProps } from './props.ts';
import { seatsIn, type View } from './read.ts';
import { words } from './words/asides.ts';

/** Kinds whose faces this viewer has seen somewhere. */
function knownKinds(lens: View): Set<Kind> {
  const known = new Set<Kind>();
  for (let card = 0; card < lens.cards; card++) {
    const kind = lens.kind(card);
    if (kind !== undefined) known.add(kind);
  }
  return known;
}

/** What the table knows, and one's own guesses: which Side Jobs rivals may have, and which Missions nobody has seen. */
export function Notebook(props: BoardProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const known = knownKinds(lens);
  const unseen = lens.game.kinds.filter((kind) => !known.has(kind));
  return (
    <div className="td-notebook">
      <p className="news">{say.notebookLead}</p>
      <Guesses {...props} jobs={unseen.filter(({ type }) => type === 'job')} />
      <KindList
        {...props}
        title={say.unseenDoomsday}
        kinds={unseen.filter(({ type }) => type === 'doomsday')}
      />
      <KindList {...props} title={say.unseenGadgets} kinds={unseen.filter(({ type }) => type === 'gadget')} />
      <KindList
        {...props}
        title={say.worldTiles}
        kinds={lens.zone(zones.worldResource()).flatMap((card) => lens.kind(card) ?? [])}
      />
    </div>
  );
}

/** Side Jobs that somebody may hold, each of which the viewer can strike out or suspect. */
function Guesses({
  lens,
  language,
  text,
  names,
  notes,
  zoom,
  seat,
  jobs,
}: BoardProps & { jobs: readonly Kind[] }) {
  const say = words.in(language);
  const holders = seatsIn(lens).filter((each) => each !== seat && lens.size(zones.jobs(each)) > 0);
  return (
    <section>
      <h3 className="head">{`${say.guesses} · ${jobs.length}`}</h3>
      <p className="news">
        {holders
          .map((each) => {
            const who = names[each] ?? '';
            const n = lens.size(zones.jobs(each));
            return seat >= 0 && areTeamMates(lens, seat, each)
              ? say.mateHolds(who, n)
              : say.rivalHolds(who, n);
          })
          .join(' ')}
      </p>
      <ul className="td-guesses">
        {jobs.map((kind) => {
          const mark = `no ${kind.id}`;
          const isStruck = notes?.marks.has(mark) ?? false;
          const { name } = text.card(kind);
          return (
            <li key={kind.id} className={isStruck ? 'is-struck' : ''}>
              <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                {name}
              </button>
              {notes !== undefined && (
                <button
                  type="button"
                  className="button"
                  aria-pressed={isStruck}
                  onClick={() => notes.toggle(mark)}
                >
                  {isStruck ? say.keep : say.strike}
                  <span className="unseen">{name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function KindList({ text, zoom, title, kinds }: BoardProps & { title: string; kinds: readonly Kind[] }) {
  return (
    <section>
      <h3 className="head">{`${title} · ${kinds.length}`}</h3>
      <ul className="td-kinds">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
              {text.card(kind).name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
