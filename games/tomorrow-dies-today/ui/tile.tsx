import { Icon, NoPin } from '@masterplan/boards';
import { wordIn } from '@masterplan/boards/aims';
import type { Option } from '@masterplan/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Mission } from '../content/kinds.ts';
import { agencyAt, zones } from '../rules/board.ts';
import {
  alertsAt,
  goalOf,
  isAgentAt,
  isVillainy,
  listedIn,
  meetingPlace,
  missionAt,
  squadsAt,
  statusAt,
  tileAt,
} from '../rules/facts.ts';
import { AgentToken, Alerts, MarkerFlag, Needs, Pins, SquadChip } from './chips.tsx';
import { nameIn } from './face.ts';
import type { PartProps } from './parts.ts';
import { askedAt, strengthsOf, verdictOf, worksAt } from './plan.ts';
import type { Entry } from './props.ts';
import { markersAt, missionOf, seatsIn } from './read.ts';
import { Amount, EitherOf } from './signs.tsx';
import { words } from './words/index.ts';

export interface MapProps extends PartProps {
  /** The own Squads that the viewer looks at. */
  readonly pointed: readonly number[];
  /** In which Phases to come an Agent will stand at a place. */
  readonly forecast: (place: number) => readonly number[];
  /** Opens what could be offered to a player. */
  readonly deal: (seat: number) => void;
}

type TileProps = MapProps & { readonly place: number; readonly spot: readonly [x: number, y: number] };

/** A space of the War Map: its tile, and all that lies and stands on it. */
export function Tile(props: TileProps) {
  const { lens, place, spot, seat } = props;
  const status = statusAt(lens, place);
  const kind = missionAt(lens, place);
  const type = kind?.type ?? (agencyAt(place) === 'interpol' ? 'resource' : 'doomsday');
  const goal = seat < 0 ? -1 : goalOf(lens, seat);
  const look = [
    `td-tile is-${type} is-${status}`,
    ...(goal === place ? ['is-goal'] : []),
    ...(isMet(props) ? ['is-met'] : []),
  ].join(' ');
  const style: CSSProperties = { '--x': spot[0], '--y': spot[1] };
  return (
    <li className={look} data-place={place} style={style}>
      <Face {...props} kind={kind} />
      <Flags {...props} />
      <Agents {...props} />
      <Squads {...props} />
    </li>
  );
}

/** Whether the Squads that the viewer looks at are enough there. */
function isMet({ lens, place, seat, pointed }: TileProps): boolean {
  if (pointed.length === 0 || seat < 0) return false;
  return verdictOf(lens, seat, pointed, place)?.lacks.length === 0;
}

/** All choices that stand on a space: those about the place, and those about its tile. */
const entriesAt = ({ lens, targets, place }: TileProps): readonly Entry[] => {
  const tile = tileAt(lens, place);
  return [
    ...(targets.places.get(place) ?? []),
    ...(tile === undefined ? [] : (targets.cards.get(tile) ?? [])),
  ];
};

function Face({ kind, ...props }: TileProps & { kind: Mission | undefined }) {
  const { lens, place, noes, zoom } = props;
  const entries = entriesAt(props);
  const tile = tileAt(lens, place);
  const known = kind ?? (tile === undefined ? undefined : missionOf(lens.kind(tile)));
  const [only] = entries;
  const no = entries.length === 0 ? noes.places.get(place)?.[0] : undefined;
  const act =
    entries.length === 1 && only !== undefined
      ? only.choose
      : (no?.show ?? (known === undefined ? undefined : () => zoom(known)));
  const inside = kind === undefined ? <Closed {...props} known={known} /> : <Open {...props} kind={kind} />;
  const look = `td-face${entries.length > 0 ? ' is-target' : ''}`;
  return (
    <>
      {act === undefined ? (
        <div className={look} data-card={tile}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          className={look}
          data-card={tile}
          data-target={only?.no}
          onClick={() => act()}
          onContextMenu={(press) => {
            if (known === undefined) return;
            press.preventDefault();
            zoom(known);
          }}
        >
          {inside}
          {no !== undefined && <NoPin no={no} />}
        </button>
      )}
      {entries.length > 0 && <Pins entries={entries} />}
    </>
  );
}

/** A space without a tile, or one whose tile lies face down; its owner may know which. */
function Closed({ lens, place, language, known }: TileProps & { known: Mission | undefined }) {
  const say = words.in(language);
  const isEmpty = statusAt(lens, place) === 'empty';
  return (
    <span className="td-closed">
      {!isEmpty && <Icon name="nuclear-bomb" />}
      <b>{isEmpty ? say.empty : say.inactive}</b>
      <span className="unseen">{say.space(place)}</span>
      {known !== undefined && <small>{nameIn({ game: lens.game, language }, known)}</small>}
    </span>
  );
}

function Open({ kind, ...props }: TileProps & { kind: Mission }) {
  const { lens, place, language, pointed, seat } = props;
  const spoken = { game: lens.game, language };
  const name = nameIn(spoken, kind);
  const has = pointed.length > 0 && seat >= 0 ? strengthsOf(lens, seat, pointed) : undefined;
  const isWork = worksAt(lens, place) !== undefined;
  return (
    <>
      <span className="td-cap">
        <Icon name={kind.icon} />
      </span>
      <span className={`td-name${name.length > 30 ? ' is-longer' : name.length > 17 ? ' is-long' : ''}`}>
        {name}
      </span>
      {isWork && <Needs {...props} needs={askedAt(lens, place)} has={has} />}
      <span className="td-gain">
        <Gain {...props} kind={kind} />
      </span>
    </>
  );
}

/** What there is to gain: a Reward; of a Completed Resource Mission its Spoils, of a headquarters its Reward for each High Alert. */
function Gain({ kind, ...props }: TileProps & { kind: Mission }) {
  const { lens, place, language } = props;
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const n = alertsAt(lens, place);
  const isCompleted = statusAt(lens, place) === 'completed';
  if (isCompleted && kind.type === 'resource')
    return (
      <>
        <Alerts n={n} language={language} />
        <small>{n === 0 ? say.spoils : '='}</small>
        <EitherOf {...spoken} goods={kind.spoils} />
      </>
    );
  if (isCompleted)
    return (
      <>
        <em className="td-stamp">{say.completed}</em>
        <Alerts n={n} language={language} />
      </>
    );
  return (
    <>
      {kind.type === 'headquarters' ? <Alerts n={n} language={language} /> : <small>{say.gain}</small>}
      {kind.type === 'headquarters' && <small>{say.forEach}</small>}
      {listedIn(kind.reward).map(({ good, n: each }) => (
        <Amount key={good} {...spoken} good={good} n={each} />
      ))}
    </>
  );
}

/** The markers on a tile: a flag for each player who has some there. */
function Flags(props: TileProps) {
  const laid = markersAt(props.lens, props.place);
  if (laid.length === 0) return null;
  const owners = [...new Set(laid.map(({ seat }) => seat))];
  return (
    <span className="td-flags" data-count={owners.length}>
      {owners.map((owner) => (
        <MarkerFlag key={owner} {...props} seat={owner} laid={laid.filter(({ seat }) => seat === owner)} />
      ))}
    </span>
  );
}

function Agents({ lens, place, language, forecast }: TileProps) {
  const say = words.in(language);
  const agency = agencyAt(place);
  const phases = forecast(place);
  const isHere = isAgentAt(lens, place);
  const isPaid = lens.fields.paidOff[agency === 'interpol' ? 0 : 1] === 1 && isVillainy(lens);
  if (!isHere && phases.length === 0) return null;
  return (
    <span className="td-agents">
      {phases.length > 0 && (
        <AgentToken agency={agency} phases={phases} said={say.agentComes(say.agents[agency], phases)} />
      )}
      {isHere && (
        <AgentToken agency={agency} said={isPaid ? say.agentPaid(say.agents[agency]) : say.agents[agency]}>
          {isPaid && <em aria-hidden="true">{say.paidOff}</em>}
        </AgentToken>
      )}
    </span>
  );
}

/** Squads that stand there. Somebody else's can be dealt with or attacked by a click, where they share the tile with the viewer's. */
function Squads(props: TileProps) {
  const { lens, place, seat, targets, deal } = props;
  const chips: ReactNode[] = seatsIn(lens).flatMap((of) =>
    squadsAt(lens, of, place).map((slot) => {
      const isShared = of !== seat && seat >= 0 && meetingPlace(lens, seat, of) === place;
      const about = isShared ? (targets.seats.get(of) ?? []) : [];
      const dealing = about.find(({ option }) => isDealing(props, option));
      const pins = of === seat ? (targets.slots.get(slot) ?? []) : about.filter((each) => each !== dealing);
      return (
        <SquadChip
          key={`${of} ${slot}`}
          {...props}
          of={of}
          slot={slot}
          act={dealing === undefined ? undefined : () => deal(of)}
          pins={pins}
        />
      );
    }),
  );
  if (chips.length === 0) return null;
  return (
    <span className="td-squads" data-count={chips.length}>
      {chips}
    </span>
  );
}

const isDealing = ({ lens }: TileProps, option: Option): boolean => wordIn(lens, option) === 'deal';

/** How many tiles nobody controls. */
export const worldCount = ({ lens }: Pick<PartProps, 'lens'>): readonly [number, number] => [
  lens.size(zones.worldResource()),
  lens.size(zones.worldDoomsday()),
];
