import { Icon, isStaged, Pick, reachable, useReel } from '@masterplan/boards';
import { wordIn } from '@masterplan/boards/aims';
import { later } from '@masterplan/boards/later';
import { firstOf, type Language } from '@masterplan/kernel';
import { Suspense, useEffect } from 'react';
import { zones } from '../rules/board.ts';
import { teamOf } from '../rules/facts.ts';
import { CardFace } from './card.tsx';
import { Moments } from './moments.tsx';
import { type PartProps, partsOf } from './parts.ts';
import type { BoardProps } from './props.ts';
import { namedOf, slotsOf } from './read.ts';
import { staging } from './reel.ts';
import { beWary } from './wary.ts';
import { words } from './words/index.ts';

const Own = later(() => import('./asides.ts').then(({ Own }) => Own));

/** What is the viewer's own: cards to choose from, else Squads with their planner, markers and secrets. */
export function Tray(props: BoardProps) {
  const { lens, seat, language } = props;
  const isBegun = namedOf(lens, seat) !== undefined;
  useEffect(() => {
    if (isBegun) void beWary();
  }, [isBegun]);
  if (seat < 0) return null;
  const parts = partsOf(props);
  const offered = offeredTo(parts);
  return (
    <div className={`td-tray${offered.length > 0 ? ' is-choice' : ''}`}>
      {offered.length > 0 ? (
        <Choice {...parts} cards={offered} />
      ) : !isBegun ? (
        <p className="td-quiet">{words.in(language).notYet}</p>
      ) : (
        <Suspense fallback={null}>
          <Own {...parts} />
        </Suspense>
      )}
      <OverTheTray {...props} />
    </div>
  );
}

/** Zones whose cards are laid out before whoever chooses among them. */
const laidOut: readonly string[] = [
  'box',
  'dealt',
  'drawn',
  'vaultResource',
  'vaultDoomsday',
  'worldResource',
];

/** The cards that the question is about, where they lie nowhere else in sight; of those dealt or drawn all, also one that was picked. */
function offeredTo({ lens, targets, seat, picked }: PartProps): number[] {
  const nameAt = (card: number): string => lens.game.layout.place(lens.at(card)).name;
  const asked = [...targets.cards.keys()].filter((card) => laidOut.includes(nameAt(card)));
  if (asked.some((card) => nameAt(card) === 'drawn')) return [...lens.zone(zones.drawn(seat))];
  if (asked.length > 0) return asked;
  const isPlacing = picked !== undefined && lens.frame.verb === 'placing';
  return isPlacing ? [...lens.zone(zones.dealt(teamOf(lens, seat)))] : [];
}

/** On a phone the tray hides the board: great moments are then staged over the tray. */
function OverTheTray(props: BoardProps) {
  const reel = useReel(props, staging);
  const isGreat = reel.now !== undefined && isStaged(reel.now.event, staging);
  return isGreat ? <Moments {...props} reel={reel} /> : null;
}

/** The tray in a nutshell, for the button that opens it on a phone. */
export const TrayTab = ({ lens, seat }: BoardProps) => (
  <span className="td-tray-tab">
    <Icon name="minions" />
    <b>{seat < 0 ? 0 : slotsOf(lens, seat).length}</b>
  </span>
);

export const trayName = (language: Language): string => words.in(language).squads;

/** Cards to choose from. */
function Choice({ cards, ...props }: PartProps & { cards: readonly number[] }) {
  const { lens, language, text, targets, noes, zoom, picked } = props;
  const say = words.in(language);
  const isPicked = (card: number) =>
    picked !== undefined && wordIn(lens, picked) === 'keepJobs' && firstOf(picked) === card;
  return (
    <section className="td-choice" aria-label={say.choose}>
      <ul ref={reachable}>
        {cards.map((card) => {
          const kind = lens.kind(card);
          if (kind === undefined) return null;
          const entries = targets.cards.get(card) ?? [];
          return (
            <li key={card} className={`is-${kind.type}${isPicked(card) ? ' is-picked' : ''}`}>
              <Pick
                card={card}
                kind={kind}
                entries={entries}
                no={entries.length === 0 ? noes.cards.get(card)?.[0] : undefined}
                className="td-pick"
                zoom={zoom}
              >
                <CardFace game={lens.game} text={text} language={language} kind={kind} size="short" />
                {isPicked(card) && <Icon name="check-mark" />}
              </Pick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
