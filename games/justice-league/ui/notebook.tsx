import { Icon } from '@masterplan/boards';
import { type Crisis, families, type Kind } from '../content/kinds.ts';
import { zones } from '../rules/board.ts';
import { tileAt } from '../rules/facts.ts';
import { familyPicture } from './pictures.ts';
import type { BoardProps } from './props.ts';
import { regions, type View } from './read.ts';
import { words } from './words/index.ts';

/** Kinds whose faces this viewer has seen somewhere: on the map, thwarted, completed, in the own hand. */
function knownKinds(lens: View): Set<Kind> {
  const known = new Set<Kind>();
  for (let card = 0; card < lens.cards; card++) {
    const kind = lens.kind(card);
    if (kind !== undefined) known.add(kind);
  }
  return known;
}

const isCrisis = (kind: Kind): kind is Crisis => kind.type === 'crisis';

/** What the table knows: which crises may still lie hidden, and which goals are still believed in. */
export function Notebook(props: BoardProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const known = knownKinds(lens);
  const hidden = regions.filter((region) => {
    const tile = tileAt(lens, region);
    return tile !== undefined && !lens.isPublic(tile);
  }).length;
  const crises = lens.game.kinds.filter(isCrisis);
  return (
    <div className="jl-notebook">
      <p className="news">{say.notebookLead}</p>
      <Goals {...props} />
      <CrisisList {...props} title={say.unseenCrises} kinds={crises.filter((kind) => !known.has(kind))}>
        {say.crisesHidden(hidden)}
      </CrisisList>
      <CrisisList {...props} title={say.seenCrises} kinds={crises.filter((kind) => known.has(kind))}>
        {say.crisesIn(lens.fields.darkseid < 0 ? 0 : lens.size(zones.crises(lens.fields.darkseid)))}
      </CrisisList>
    </div>
  );
}

/** Darkseid's possible goals, each of which the viewer can strike out. */
function Goals({ lens, language, text, notes, zoom }: BoardProps) {
  const say = words.in(language);
  const goals = lens.game.kinds.filter((kind) => kind.type === 'power' && kind.goal === true);
  return (
    <section>
      <h3 className="head">{say.goals}</h3>
      <p className="news">{say.goalsLead}</p>
      <ul className="jl-goals">
        {goals.map((kind) => {
          const mark = `no ${kind.id}`;
          const isStruck = notes?.marks.has(mark) ?? false;
          return (
            <li key={kind.id} className={isStruck ? 'is-struck' : ''}>
              <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                {text.card(kind).name}
              </button>
              {notes !== undefined && (
                <button
                  type="button"
                  className="button"
                  aria-pressed={isStruck}
                  onClick={() => notes.toggle(mark)}
                >
                  {isStruck ? say.keep : say.strike}
                  <span className="unseen">{text.card(kind).name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ListProps extends BoardProps {
  readonly title: string;
  readonly kinds: readonly Crisis[];
  readonly children: string;
}

function CrisisList({ language, text, zoom, title, kinds, children }: ListProps) {
  const say = words.in(language);
  return (
    <section>
      <h3 className="head">{`${title} · ${kinds.length}`}</h3>
      <p className="news">{children}</p>
      <ul className="jl-families">
        {families.map((family) => (
          <li key={family}>
            <b>
              <Icon name={familyPicture[family]} /> {say.families[family]}
            </b>
            {kinds
              .filter((kind) => kind.family === family)
              .map((kind) => (
                <button key={kind.id} type="button" className="quiet-button" onClick={() => zoom(kind)}>
                  {`${text.card(kind).name}, ${say.worth(kind.cost)}`}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
