import { useGlide } from '@masterplan/boards';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Agency, agencies } from '../content/kinds.ts';
import { agencyAt, BASES, HEADQUARTERS, RING, RING_OF } from '../rules/board.ts';
import { agentPath } from '../rules/facts.ts';
import { Middle } from './middle.tsx';
import type { PartProps } from './parts.ts';
import { usePointed } from './pointed.ts';
import { stageOf } from './read.ts';
import { type MapProps, Tile } from './tile.tsx';
import { words } from './words/index.ts';

/** Where the spaces of a ring lie round their headquarters, in parts of a tile's half width: the first on top, clockwise. */
const spots: readonly (readonly [number, number])[] = [
  [0, -1.78],
  [1.54, -0.89],
  [1.54, 0.89],
  [0, 1.78],
  [-1.54, 0.89],
  [-1.54, -0.89],
];

/** In which Phases to come an Agent will stand where, as far as the map tells now. */
function useForecast({ lens }: PartProps): (place: number) => readonly number[] {
  const found = useMemo(() => {
    const by = new Map<number, number[]>();
    if (stageOf(lens) !== 'scheming' && stageOf(lens) !== 'villainy') return by;
    for (const agency of agencies)
      for (const [i, place] of agentPath(lens, agency).entries())
        if (place !== HEADQUARTERS[agency])
          by.set(place, [...(by.get(place) ?? []), lens.fields.phase + i + 1]);
    return by;
  }, [lens]);
  return (place) => found.get(place) ?? [];
}

const wide = () => matchMedia('(min-width: 64.01rem)');

/** Whether a deal or a Conflict stands over the map: on narrow screens it stands above it. */
export const isOverMap = (): boolean => wide().matches;

function onTurned(tell: () => void): () => void {
  const window = wide();
  window.addEventListener('change', tell);
  return () => window.removeEventListener('change', tell);
}

interface WarMapProps extends PartProps, Pick<MapProps, 'deal'> {
  /** A deal or a Conflict is going on. */
  readonly isUnder: boolean;
}

/** The War Map: two rings of Missions round their headquarters, and between them what everybody shares. On a phone one ring at a time. */
export function WarMap({ deal, isUnder, ...parts }: WarMapProps) {
  const { language } = parts;
  const say = words.in(language);
  const [shown, show] = useState<Agency>('interpol');
  const forecast = useForecast(parts);
  const pointed = usePointed();
  const props: MapProps = { ...parts, forecast, pointed: parts.seat < 0 ? [] : pointed, deal };
  const glide = useGlide();
  const isOver = useSyncExternalStore(onTurned, isOverMap);
  const asked = ringAsked(parts);
  useEffect(() => {
    if (asked !== undefined) show(asked);
  }, [asked]);
  return (
    <section
      className="td-map"
      aria-label={say.warMap}
      data-ring={shown}
      ref={glide}
      inert={isUnder && isOver}
    >
      <div className="td-rings-switch">
        {agencies.map((agency) => (
          <button
            key={agency}
            type="button"
            className={`button is-${agency}`}
            aria-pressed={shown === agency}
            onClick={() => show(agency)}
          >
            {say.rings[agency]}
          </button>
        ))}
      </div>
      <Ring {...props} agency="interpol" />
      <Middle {...props} />
      <Ring {...props} agency="cia" />
    </section>
  );
}

/** The ring that the question is about, where it is about one alone. */
function ringAsked({ targets }: PartProps): Agency | undefined {
  const places = [...targets.places.keys()].filter((place) => place < BASES);
  const [first] = places;
  if (first === undefined) return undefined;
  return places.every((place) => agencyAt(place) === agencyAt(first)) ? agencyAt(first) : undefined;
}

function Ring({ agency, ...props }: MapProps & { agency: Agency }) {
  const say = words.in(props.language);
  return (
    <section className={`td-ring is-${agency}`} aria-label={say.rings[agency]}>
      <p className="td-ring-name" aria-hidden="true">
        {say.rings[agency]}
      </p>
      <ul className="td-hexes">
        <Tile {...props} place={HEADQUARTERS[agency]} spot={[0, 0]} />
        {Array.from({ length: RING }, (_, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <Tile key={no} {...props} place={RING_OF[agency] + no} spot={spots[no] ?? [0, 0]} />
        ))}
      </ul>
    </section>
  );
}
