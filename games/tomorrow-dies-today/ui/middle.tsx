import { Icon, Pick, reachable } from '@masterplan/boards';
import type { ReactNode } from 'react';
import { zones } from '../rules/board.ts';
import { buildPrice, listedIn } from '../rules/facts.ts';
import { nameIn, taskIn } from './face.ts';
import { namedOf } from './read.ts';
import { Amount } from './signs.tsx';
import { type MapProps, worldCount } from './tile.tsx';
import { words } from './words/index.ts';

const CLOCK = 6;
const TRACK = [1, 2, 3, 4, 5];

/** Between the rings: the clock, the Technology Track, the Global Event, R&D and Directives. */
export function Middle(props: MapProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const [resource, doomsday] = worldCount(props);
  return (
    <div className="td-middle" ref={reachable}>
      <div className="td-middle-parts">
        <Clock {...props} />
        <Technology {...props} />
        {lens.zone(zones.event()).length > 0 && (
          <CardList {...props} title={say.event} icon="world" zone={zones.event()} look="is-event" />
        )}
        <CardList {...props} title={say.directives} icon="scroll-unfurled" zone={zones.directives()} />
        <CardList {...props} title={say.research} icon="ray-gun" zone={zones.research()} look="is-short" />
        <p className="td-world">{say.inWorld(resource, doomsday)}</p>
      </div>
    </div>
  );
}

const wedge = (no: number): string => {
  const from = -Math.PI / 2 + (no * Math.PI) / 3 + 0.05;
  const to = from + Math.PI / 3 - 0.1;
  const at = (r: number, a: number) =>
    `${(60 + r * Math.cos(a)).toFixed(1)} ${(60 + r * Math.sin(a)).toFixed(1)}`;
  return `M${at(28, from)}L${at(53, from)}A53 53 0 0 1 ${at(53, to)}L${at(28, to)}A28 28 0 0 0 ${at(28, from)}Z`;
};

/** The Doomsday Clock: a wedge for each Round that is left. */
function Clock({ lens, language }: MapProps) {
  const say = words.in(language);
  const { clock } = lens.fields;
  return (
    <div className="td-clock">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="58" />
        {Array.from({ length: CLOCK }, (_, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wedge is its number
          <path key={no} d={wedge(no)} className={no < clock ? 'is-on' : ''} />
        ))}
        <text x="60" y="75" textAnchor="middle">
          {clock}
        </text>
      </svg>
      <p>
        <b>{say.clock}</b>
        <span>{say.roundsLeft(clock)}</span>
      </p>
    </div>
  );
}

function Technology({ lens, seat, language }: MapProps) {
  const say = words.in(language);
  const { track } = lens.fields;
  const price = seat >= 0 && namedOf(lens, seat) !== undefined ? buildPrice(lens, seat) : track;
  return (
    <div className="td-tech">
      <p>
        <b>{say.technology}</b>
        <span>{say.gadgetCosts(price)}</span>
      </p>
      <ol aria-hidden="true">
        {TRACK.map((n) => (
          <li key={n} className={n === track ? 'is-on' : ''}>
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ListProps extends MapProps {
  readonly title: string;
  readonly icon: string;
  readonly zone: number;
  readonly look?: string;
}

/** Open cards of the table, each to be read, and to be chosen where it can be. */
function CardList({ title, icon, zone, look = '', ...props }: ListProps) {
  const { lens, language, targets, noes, zoom } = props;
  const spoken = { game: lens.game, language };
  return (
    <section className={`td-list ${look}`} aria-label={title}>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      <ul>
        {lens.zone(zone).map((card): ReactNode => {
          const kind = lens.kind(card);
          if (kind === undefined) return null;
          const entries = targets.cards.get(card) ?? [];
          const task = taskIn(spoken, kind);
          return (
            <li key={card}>
              <Pick
                card={card}
                kind={kind}
                entries={entries}
                no={entries.length === 0 ? noes.cards.get(card)?.[0] : undefined}
                className="td-item"
                zoom={zoom}
              >
                <span>
                  {nameIn(spoken, kind)}
                  {task !== '' && <small>{task}</small>}
                </span>
                {kind.type === 'directive' &&
                  listedIn(kind.reward).map(({ good, n }) => (
                    <Amount key={good} {...spoken} good={good} n={n} />
                  ))}
              </Pick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
