import { Icon, Mark, NoPin, Pick, Pin, pictureOf, reachable } from '@masterplan/boards';
import { Camps } from './camps.tsx';
import { Back } from './card.tsx';
import { LootToken } from './loot.tsx';
import type { Blockade, BoardProps } from './props.ts';
import {
  deploymentIn,
  fightersOf,
  kindAt,
  listed,
  phaseOf,
  seatsOf,
  type Targets,
  type View,
  zoneOf,
} from './read.ts';
import { Settled } from './settled.tsx';
import type { Skip } from './skip.ts';
import type { KnockOut, PlaceStory } from './story.ts';
import { Told } from './told.tsx';
import { words } from './words/index.ts';

type PlaceProps = BoardProps & {
  readonly place: number;
  readonly targets: Targets;
  readonly noes: Targets<Blockade>;
  readonly story: PlaceStory | undefined;
  readonly falling: readonly KnockOut[];
  readonly skip: Skip;
};

/** A Throwdown: its name, what lies on it, and who is there. The one being settled is the splash panel. */
export function Place(props: PlaceProps) {
  const { lens, place, skip } = props;
  const throwdown = kindAt(lens, zoneOf(lens, 'throwdown', 0, place)[0], 'throwdown');
  if (throwdown === undefined) return <Settled {...props} />;
  const isHere = lens.fields.here === place;
  return (
    <li className={`place${isHere ? ' is-here' : ''}`}>
      <PlaceHead {...props} name={props.text.card(throwdown).name} icon={throwdown.icon} />
      <svg className="place-art" viewBox="0 0 512 512" aria-hidden="true">
        <use href={`#i-${pictureOf(throwdown.icon, 'crossed-swords')}`} />
      </svg>
      <div className="place-body" ref={reachable}>
        <LootRow {...props} />
        {isHere && skip.isOn && <Told {...props} />}
        {isHere && !skip.isOn && <Camps {...props} />}
        {!isHere && <Squads {...props} />}
      </div>
    </li>
  );
}

function PlaceHead({
  lens,
  place,
  language,
  targets,
  noes,
  skip,
  name,
  icon,
}: PlaceProps & { name: string; icon: string }) {
  const say = words.in(language);
  const entry = targets.places.get(place);
  const no = noes.places.get(place);
  const isHere = lens.fields.here === place;
  const flag = isHere ? hereFlag(lens, language) : phaseOf(lens) === 'assemble' ? undefined : say.waiting;
  return (
    <div className="place-head">
      <span className="place-no">{place + 1}</span>
      <Icon name={icon} instead="crossed-swords" />
      <h2>{name}</h2>
      {flag !== undefined && <span className={isHere ? 'flag' : 'flag is-quiet'}>{flag}</span>}
      {isHere && skip.isPossible && (
        <button type="button" className="button skip" onClick={skip.isOn ? skip.end : skip.begin}>
          {skip.isOn ? say.watchFight : say.skipFight}
          {!skip.isOn && <kbd className="key">S</kbd>}
        </button>
      )}
      {entry !== undefined && (
        <button type="button" className="place-pick" onClick={() => entry.choose()}>
          <Pin entries={[entry]} />
        </button>
      )}
      {entry === undefined && no !== undefined && (
        <button type="button" className="place-pick is-no" onClick={() => no.show()}>
          <NoPin no={no} />
        </button>
      )}
    </div>
  );
}

function hereFlag(lens: BoardProps['lens'], language: BoardProps['language']): string {
  const say = words.in(language);
  if (phaseOf(lens) === 'loot') return say.looting;
  return new Set(fightersOf(lens).map(({ kind }) => kind.side)).size > 1 ? say.fighting : say.quiet;
}

/** Loot that lies together, each kind as it is first met: one token a card, or one a kind where there are many. */
function heapsOf(lens: View, loot: readonly number[]): number[][] {
  if (loot.length <= mostTokens) return loot.map((card) => [card]);
  const heaps = new Map<number, number[]>();
  for (const card of loot) heaps.set(lens.face(card), [...(heaps.get(lens.face(card)) ?? []), card]);
  return [...heaps.values()];
}

const mostTokens = 6;

function LootRow(props: PlaceProps) {
  const { lens, place, language } = props;
  const say = words.in(language);
  const loot = zoneOf(lens, 'loot', 0, place);
  return (
    <div className="loot-row">
      <span className="label">{say.loot}</span>
      {loot.length === 0 && <span className="quiet">{say.noLoot}</span>}
      <ul>
        {heapsOf(lens, loot).map((heap) => (
          <Heap key={heap[0]} {...props} heap={heap} />
        ))}
      </ul>
    </div>
  );
}

/** Loot of one kind; the card that an option is about stands for all of them. */
function Heap({ lens, text, targets, noes, zoom, heap }: PlaceProps & { heap: readonly number[] }) {
  const card = heap.find((each) => targets.cards.has(each)) ?? heap[0];
  const kind = kindAt(lens, card, 'loot');
  if (card === undefined || kind === undefined) return null;
  return (
    <li data-copies={heap.length}>
      <Pick
        card={card}
        kind={kind}
        entries={listed(targets.cards.get(card))}
        no={noes.cards.get(card)}
        zoom={zoom}
      >
        <LootToken icon={kind.icon} rarity={kind.rarity} name={text.card(kind).name} />
        {heap.length > 1 && <b className="copies">{`×${heap.length}`}</b>}
      </Pick>
    </li>
  );
}

/** Squads before their Throwdown is named: face-down, but for what the viewer knows. */
function Squads(props: PlaceProps) {
  const { lens, place, language, names, seat, targets } = props;
  const say = words.in(language);
  const there = seatsOf(lens).filter((each) => zoneOf(lens, 'squad', each, place).length > 0);
  const ahead = deploymentIn(props.prepared);
  const ghost = ahead?.place === place ? kindAt(lens, ahead.card, 'super') : undefined;
  if (there.length === 0 && ghost === undefined) return <p className="quiet nobody">{say.noSquad}</p>;
  return (
    <ul className="squads">
      {ghost !== undefined && (
        <li className="squad is-ghost">
          <span className="label">{say.prepared}</span>
          {`${ghost.number} · ${props.text.card(ghost).name}`}
        </li>
      )}
      {there.map((each) => {
        const entry = targets.squads.get(`${each} ${place}`);
        return (
          <li key={each} className="squad">
            <h3>
              <Mark seat={each} />
              {each === seat ? say.yourSquad : names[each]}
              {entry !== undefined && (
                <button type="button" className="squad-pick" onClick={() => entry.choose()}>
                  <Pin entries={[entry]} />
                </button>
              )}
            </h3>
            <div className="squad-cards">
              {zoneOf(lens, 'squad', each, place).map((card) => (
                <DownCard key={card} {...props} card={card} owner={each} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function DownCard({
  lens,
  card,
  owner,
  seat,
  language,
  text,
  targets,
  noes,
  zoom,
}: PlaceProps & { card: number; owner: number }) {
  const say = words.in(language);
  const kind = kindAt(lens, card, 'super');
  const name = kind === undefined ? undefined : `${kind.number} · ${text.card(kind).name}`;
  const isOwn = owner === seat;
  return (
    <Pick
      card={card}
      kind={kind}
      entries={listed(targets.cards.get(card))}
      no={noes.cards.get(card)}
      zoom={zoom}
      className={name === undefined ? 'is-unknown' : ''}
    >
      <Back seat={owner} size="strip" note={name} />
      {name === undefined && <span className="unseen">{say.faceDown}</span>}
      {name !== undefined && !isOwn && <span className="unseen">{say.known(name)}</span>}
    </Pick>
  );
}
