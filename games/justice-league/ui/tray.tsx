import { Icon, isStaged, Pick, reachable, useReel } from '@masterplan/boards';
import { Suspense } from 'react';
import { zones } from '../rules/board.ts';
import { Bust } from './bust.tsx';
import { CrisisCard, PowerCard, SheetCard } from './card.tsx';
import { Confrontation } from './confrontation-later.ts';
import { effectOf } from './face.ts';
import { Moments } from './moments.tsx';
import { type PartProps, partsOf } from './parts.ts';
import type { BoardProps } from './props.ts';
import { byNumber, characterOf, crisisAt, isConfronting, isDarkseid, powerAt } from './read.ts';
import { staging } from './reel.ts';
import { Energy, LevelLine, Tokens, Wounds } from './seats.tsx';
import { words } from './words/index.ts';

/** What only its owner sees: the hand. While somebody confronts, that is what is looked at. */
export function Tray(props: BoardProps) {
  if (props.seat < 0) return null;
  const parts = partsOf(props);
  return (
    <div className="jl-tray">
      <TrayInside {...parts} />
      <OverTheHand {...props} />
    </div>
  );
}

function TrayInside(props: PartProps) {
  if (characterOf(props.lens, props.seat) === undefined) return <Characters {...props} />;
  const own = (
    <>
      <Own {...props} />
      <Hand {...props} />
    </>
  );
  if (!isConfronting(props.lens)) return own;
  return (
    <Suspense fallback={own}>
      <Confrontation {...props} />
    </Suspense>
  );
}

/** On a phone the hand hides the board: great moments are then staged over the hand. */
function OverTheHand(props: BoardProps) {
  const reel = useReel(props, staging);
  const isGreat = reel.now !== undefined && isStaged(reel.now.event, staging);
  return isGreat ? <Moments {...props} reel={reel} /> : null;
}

/** The hand in a nutshell, for the button that opens it on a phone. */
export function TrayTab({ lens, seat, language }: BoardProps) {
  const n = seat < 0 ? 0 : lens.size(zones.hand(seat));
  return (
    <span className="jl-tray-tab">
      <Icon name="poker-hand" />
      <b aria-hidden="true">{n}</b>
      <span className="unseen">{words.in(language).powersIn(n)}</span>
    </span>
  );
}

/** Before the deal: who can be played. */
function Characters({ lens, language, text, targets, zoom }: PartProps) {
  const say = words.in(language);
  const sheets = lens.zone(zones.box()).flatMap((card) => {
    const kind = lens.kind(card);
    return kind?.type === 'hero' || kind?.type === 'tyrant' ? [{ card, kind }] : [];
  });
  return (
    <section className="jl-hand" aria-label={say.pickCharacter}>
      <ul ref={reachable} className="jl-row is-characters">
        {sheets.map(({ card, kind }) => (
          <li key={card}>
            <Pick
              card={card}
              kind={kind}
              entries={targets.cards.get(card) ?? []}
              className="jl-pick"
              zoom={zoom}
            >
              <SheetCard {...{ game: lens.game, text, language }} kind={kind} />
            </Pick>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One's own sheet, at a size to be read. */
function Own(props: PartProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const character = characterOf(lens, seat);
  if (character === undefined) return null;
  const own = { ...props, of: seat };
  return (
    <section className={`jl-own${isDarkseid(lens, seat) ? ' is-dark' : ''}`} aria-label={say.characterSheet}>
      <Bust of={character} />
      <div>
        <h2>{say.characters[character]}</h2>
        {isDarkseid(lens, seat) ? <Energy {...props} /> : <Tokens {...own} />}
        <p>
          {!isDarkseid(lens, seat) && <Wounds {...own} />}
          <LevelLine {...own} />
        </p>
      </div>
    </section>
  );
}

/** Powers in hand, crises for Darkseid, powers to learn while something can be learned, and what is spent. */
function Hand(props: PartProps) {
  const { lens, seat, language, targets } = props;
  const say = words.in(language);
  const hand = byNumber(lens, lens.zone(zones.hand(seat)));
  const crises = lens.zone(zones.crises(seat));
  const stack = byNumber(lens, lens.zone(zones.stack(seat))).filter((card) => targets.cards.has(card));
  const spent = byNumber(lens, lens.zone(zones.spent(seat)));
  const isPlacing = crises.some((card) => targets.cards.has(card)) || props.picked !== undefined;
  const held = crises.map((card) => (
    <li key={card} className={`is-crisis ${lengthOf(props, card)}`}>
      <InHand {...props} card={card} />
    </li>
  ));
  const powers = [
    ...stack.map((card) => ({ card, is: 'to learn' as const })),
    ...(stack.length > 0 ? [] : hand.map((card) => ({ card, is: 'held' as const }))),
    ...(stack.length > 0 ? [] : spent.map((card) => ({ card, is: 'spent' as const }))),
  ];
  return (
    <section className="jl-hand" aria-label={say.yourHand}>
      {powers.length + crises.length === 0 && <p className="jl-quiet">{say.handEmpty}</p>}
      <ul ref={reachable} className={`jl-row${powers.length + crises.length > MANY ? ' is-many' : ''}`}>
        {isPlacing && held}
        {powers.map(({ card, is }) => (
          <li key={card} className={`${is === 'spent' ? 'is-spent' : ''} ${lengthOf(props, card)}`}>
            <InHand {...props} card={card} />
            {is === 'spent' && <em className="jl-spent">{say.spent}</em>}
          </li>
        ))}
        {!isPlacing && held}
      </ul>
    </section>
  );
}

/** With more cards than these a hand is laid closer. */
const MANY = 6;

/** A card with much to say is broader, so that all are equally high. */
function lengthOf({ lens, language }: PartProps, card: number): string {
  const kind = powerAt(lens, card) ?? crisisAt(lens, card);
  if (kind === undefined) return '';
  const { length } = effectOf({ game: lens.game, language }, kind);
  return length > 170 ? 'is-long' : length > 80 ? 'is-middling' : 'is-short';
}

function InHand({ card, ...props }: PartProps & { card: number }) {
  const { lens, language, text, targets, noes, zoom } = props;
  const speaking = { game: lens.game, text, language };
  const power = powerAt(lens, card);
  const crisis = crisisAt(lens, card);
  const entries = targets.cards.get(card) ?? [];
  return (
    <Pick
      card={card}
      kind={lens.kind(card)}
      entries={entries}
      no={entries.length === 0 ? noes.cards.get(card)?.[0] : undefined}
      className="jl-pick"
      zoom={zoom}
    >
      {power !== undefined && <PowerCard {...speaking} kind={power} />}
      {crisis !== undefined && <CrisisCard {...speaking} kind={crisis} />}
    </Pick>
  );
}
