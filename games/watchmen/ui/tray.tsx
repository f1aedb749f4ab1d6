import { Icon, isStaged, reachable, useReel } from '@masterplan/boards';
import { isCard } from '../content/kinds.ts';
import { type PartProps, partsOf } from './board.tsx';
import { CardFace, CardStamp } from './card.tsx';
import { faceOf } from './face.ts';
import { Moments } from './moments.tsx';
import { toDraw } from './owned.ts';
import { Pick } from './pick.tsx';
import { CardList, Drawer } from './pile.tsx';
import { type PlayAll, usePlayAll } from './play-all.ts';
import type { BoardProps, Entry } from './props.ts';
import { cardsIn, heroOf, type Pile, pilesOf, wordIn } from './read.ts';
import { staging } from './reel.ts';
import { Secret } from './secret.tsx';
import { words } from './words/index.ts';

/** What only its owner sees: the hand, what is left to draw, and the Super Hero they are. */
export function Tray(props: BoardProps) {
  const all = usePlayAll(props);
  if (props.seat < 0) return null;
  const parts = partsOf(props);
  return (
    <div className="wm-tray">
      <Own {...parts} />
      <Hand {...parts} all={all} />
      <OverTheHand {...props} />
    </div>
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
  const { length } = seat < 0 ? [] : cardsIn(lens, 'hand', seat);
  return (
    <span className="wm-tray-tab">
      <Icon name="poker-hand" />
      <b aria-hidden="true">{length}</b>
      <span className="unseen">{words.in(language).handOf(length)}</span>
    </span>
  );
}

/** The Super Hero with its text, and one's own piles. */
function Own(props: PartProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  return (
    <section className="wm-own" aria-label={say.superHero}>
      <OwnHero {...props} />
      <div className="wm-own-piles">
        <OwnDeck {...props} />
        <OwnDiscard {...props} />
      </div>
      {lens.fields.turn !== seat && <OwnLocations {...props} />}
      <Secret {...props} />
    </section>
  );
}

function OwnHero({ lens, seat, language, text, targets, zoom }: PartProps) {
  const say = words.in(language);
  const hero = heroOf(lens, seat);
  if (hero === undefined) return <p className="wm-own-text">{say.noHero}</p>;
  const { kind, card } = hero;
  const isDown = lens.fields.heroDown[seat];
  const isBlank = isDown || lens.fields.blank;
  const face = faceOf({ game: lens.game, text, language }, kind);
  return (
    <Pick card={card} kind={kind} entries={targets.cards.get(card) ?? []} zoom={zoom} className="wm-own-hero">
      <span className="label">{say.superHero}</span>
      <span className="wm-own-name">{face.name}</span>
      <span className={`wm-own-text${isBlank ? ' is-down' : ''}`}>
        {isDown ? say.heroDown : isBlank ? say.heroBlank : face.text}
      </span>
    </Pick>
  );
}

function OwnDeck(props: PartProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const { list, unknown, size } = toDraw(lens, seat);
  return (
    <Drawer
      title={say.toDraw}
      close={say.close}
      className="wm-count"
      label={
        <>
          <Icon name="card-draw" />
          <b aria-hidden="true">{size}</b>
          <span aria-hidden="true">{say.toDraw}</span>
          <span className="unseen">{say.toDrawOf(size)}</span>
        </>
      }
    >
      <p className="news">{size === 0 ? say.nothingToDraw : say.toDrawLead}</p>
      <CardList {...props} list={list} unknown={unknown} />
    </Drawer>
  );
}

function OwnDiscard(props: PartProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const cards = cardsIn(lens, 'discard', seat);
  const list = pilesOf(lens, cards).map(({ kind, cards: of }) => ({ kind, count: of.length }));
  return (
    <Drawer
      title={say.discard}
      close={say.close}
      className="wm-count"
      label={
        <>
          <Icon name="card-discard" />
          <b aria-hidden="true">{cards.length}</b>
          <span aria-hidden="true">{say.discard}</span>
          <span className="unseen">{say.discardOf(cards.length)}</span>
        </>
      }
    >
      <CardList {...props} list={list} />
    </Drawer>
  );
}

function OwnLocations({ lens, seat, language, text, zoom }: PartProps) {
  const say = words.in(language);
  const cards = cardsIn(lens, 'locations', seat);
  if (cards.length === 0) return null;
  return (
    <ul className="wm-row" aria-label={say.locations}>
      {cards.map((card) => {
        const kind = lens.kind(card);
        return (
          <li key={card}>
            <Pick card={card} kind={kind} entries={[]} zoom={zoom}>
              {kind !== undefined && <CardStamp kind={kind} text={text} />}
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}

function Hand({ all, ...props }: PartProps & { all: PlayAll }) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const hand = cardsIn(lens, 'hand', seat);
  return (
    <section className="wm-hand" aria-label={say.yourHand}>
      <div className="wm-hand-head">
        <h2>{say.yourHand}</h2>
        <span className="label">{say.handOf(hand.length)}</span>
        {lens.fields.turn === seat && (
          <span className="wm-hand-power">
            <b>{lens.fields.power}</b> {say.power}
          </span>
        )}
        {all.count > 1 && (
          <button type="button" className="button wm-play-all" title={say.playAllWhy} onClick={all.begin}>
            <Icon name="stack" />
            {say.playAll(all.count)} <kbd className="key">A</kbd>
          </button>
        )}
        {all.isOn && <span role="status">{say.playing}</span>}
      </div>
      {hand.length === 0 && <p className="wm-quiet">{say.handEmpty}</p>}
      <ul ref={reachable}>
        {pilesOf(lens, hand).map((pile) => (
          <li key={pile.kind.id} style={{ '--copies': pile.cards.length }}>
            <InHand {...props} pile={pile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the card itself its name need not be said again. */
const shortened = (entry: Entry, label: string | undefined): Entry =>
  label === undefined ? entry : { ...entry, label };

/** Equal cards lie on one another: any of them stands for all. */
function InHand({
  lens,
  language,
  text,
  targets,
  noes,
  zoom,
  pile: { kind, cards },
}: PartProps & { pile: Pile }) {
  const say = words.in(language);
  const [first] = cards;
  const entries = cards
    .flatMap((card) => targets.cards.get(card) ?? [])
    .map((entry, _, all) =>
      all.length > 1 ? shortened(entry, say.acts[wordIn(lens, entry.option) ?? '']) : entry,
    );
  const no = cards.map((card) => noes.cards.get(card)?.[0]).find((each) => each !== undefined);
  const isDefense = isCard(kind) && kind.defense !== undefined;
  return (
    <div className={`wm-fan type-${kind.type}${isDefense ? ' is-defense' : ''}`}>
      {cards.slice(1).map((card) => (
        <i key={card} data-card={card} aria-hidden="true" />
      ))}
      <Pick {...(first === undefined ? {} : { card: first })} {...{ kind, entries, no, zoom }}>
        <CardFace {...{ game: lens.game, text, language, kind }} size="hand">
          {cards.length > 1 && <span className="wm-copies">{say.copies(cards.length)}</span>}
        </CardFace>
      </Pick>
    </div>
  );
}
