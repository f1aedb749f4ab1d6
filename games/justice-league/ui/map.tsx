import { Icon, Pick, reachable, useGlide } from '@masterplan/boards';
import type { CSSProperties } from 'react';
import { APOKOLIPS, WATCHTOWER } from '../rules/board.ts';
import { heroPoints, isOpen, omega, POINTS_TO_WIN, placeOf, tileAt, villainPoints } from '../rules/facts.ts';
import { placeNameOf } from './face.ts';
import { Figures } from './figure.tsx';
import { Moon, Tower } from './heavens.tsx';
import type { PartProps } from './parts.ts';
import { drawnRegions, lanesOf, type MapShape, mapSizes, wrapOf } from './places.ts';
import { crisisAt, figuresAt, placeName, regions } from './read.ts';
import { Tile } from './tile.tsx';
import { words } from './words/index.ts';

/** The world with its travel lines, regions, crises and figures; above it the Watchtower, far below it Apokolips. */
export function WorldMap(props: PartProps) {
  const { language } = props;
  const say = words.in(language);
  const glide = useGlide();
  return (
    <section className="jl-world" aria-label={say.world} ref={glide}>
      <div className="jl-map" ref={reachable}>
        <div className="jl-globe">
          <Lanes {...props} shape="wide" />
          <Lanes {...props} shape="narrow" />
          <p className="jl-round-note is-left" aria-hidden="true">{`‹ ${say.toDinosaurs}`}</p>
          <p className="jl-round-note is-right" aria-hidden="true">{`${say.toMetropolis} ›`}</p>
          <ul className="jl-regions">
            {regions.map((region) => (
              <Region key={region} {...props} region={region} />
            ))}
          </ul>
        </div>
      </div>
      <OffPlace {...props} place={APOKOLIPS} />
      <OffPlace {...props} place={WATCHTOWER} />
      <Race {...props} />
      <Known {...props} />
    </section>
  );
}

/** On a phone, below the map: the crises that the viewer knows, written out. */
function Known(props: PartProps) {
  const { lens, language, zoom } = props;
  return (
    <ul className="jl-known">
      {regions.map((region) => {
        const tile = tileAt(lens, region);
        const kind = crisisAt(lens, tile);
        if (tile === undefined || kind === undefined) return null;
        return (
          <li key={region}>
            <button type="button" className="pick" onClick={() => zoom(kind)}>
              <small>{placeNameOf({ game: lens.game, language }, region)}</small>
              <Tile {...props} region={region} tile={tile} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Lanes({ lens, shape }: PartProps & { shape: MapShape }) {
  const [width, height] = mapSizes[shape];
  const isShut = ([from, to]: readonly [string, string]) =>
    regions.some((region) => [from, to].includes(placeName(region)) && !isOpen(lens, region));
  const lanes = lanesOf(shape);
  const open = lanes.filter(({ between }) => !isShut(between)).map(({ path }) => path);
  const shut = lanes.filter(({ between }) => isShut(between)).map(({ path }) => path);
  return (
    <svg
      className={`jl-lanes is-${shape}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="jl-lane-ink" d={`${open.join('')}${wrapOf(shape)}`} />
      <path className="jl-lane" d={open.join('')} />
      <path className="jl-lane is-round" d={wrapOf(shape)} />
      <path className="jl-lane-shut" d={shut.join('')} />
    </svg>
  );
}

function Region({ region, ...props }: PartProps & { region: number }) {
  const { lens, language, targets, noes, zoom, seat } = props;
  const say = words.in(language);
  const name = placeName(region);
  if (name === 'apokolips' || name === 'watchtower') return null;
  const { wide, narrow, icon } = drawnRegions[name];
  const isHere = seat >= 0 && placeOf(lens, seat) === region;
  const tile = tileAt(lens, region);
  const entries = targets.places.get(region) ?? [];
  const isShut = !isOpen(lens, region);
  const style: CSSProperties = {
    '--x': `${wide.x}%`,
    '--y': `${wide.y}%`,
    '--nx': `${narrow.x}%`,
    '--ny': `${narrow.y}%`,
  };
  return (
    <li
      className={`jl-region${isHere ? ' is-here' : ''}${isShut ? ' is-shut' : ''}`}
      data-place={name}
      style={style}
    >
      <Pick
        kind={crisisAt(lens, tile)}
        entries={entries}
        no={entries.length === 0 ? noes.places.get(region)?.[0] : undefined}
        className="jl-place"
        zoom={zoom}
      >
        <span className="jl-plate">
          <Icon name={icon} />
          <b>{placeNameOf({ game: lens.game, language }, region)}</b>
        </span>
        {tile !== undefined && <Tile {...props} region={region} tile={tile} />}
        {isShut && <em className="jl-shut">{say.closed(omega(lens))}</em>}
      </Pick>
      <Figures {...props} seats={figuresAt(lens, region)} />
    </li>
  );
}

function OffPlace({ place, ...props }: PartProps & { place: number }) {
  const { lens, language, targets, zoom } = props;
  return (
    <div className={`jl-off is-${placeName(place)}`} data-place={placeName(place)}>
      <Pick kind={undefined} entries={targets.places.get(place) ?? []} className="jl-place" zoom={zoom}>
        {place === APOKOLIPS ? <Moon /> : <Tower />}
        <b>{placeNameOf({ game: lens.game, language }, place)}</b>
      </Pick>
      <Figures {...props} seats={figuresAt(lens, place)} />
    </div>
  );
}

/** How near both sides are to winning by points. */
function Race({ lens, language }: PartProps) {
  const say = words.in(language);
  const sides = [
    { side: 'league', name: say.league, points: heroPoints(lens) },
    { side: 'darkseid', name: say.characters.darkseid, points: villainPoints(lens) },
  ];
  return (
    <div className="jl-race">
      {sides.map(({ side, name, points }) => (
        <p key={side} className={`is-${side}`}>
          <b aria-hidden="true">{name}</b>
          <span aria-hidden="true">
            {Array.from({ length: POINTS_TO_WIN }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
              <i key={n} className={n < points ? 'is-on' : ''} />
            ))}
          </span>
          <strong aria-hidden="true">{points}</strong>
          <span className="unseen">{say.points(name, points)}</span>
        </p>
      ))}
      <em>{say.firstTo}</em>
    </div>
  );
}
