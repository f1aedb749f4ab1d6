import { Icon } from '@masterplan/boards';
import { isCard } from '../content/kinds.ts';
import { villainCost } from '../rules/facts.ts';
import type { PartProps } from './board.tsx';
import { CardBack, CardFace } from './card.tsx';
import { Pick, Pin } from './pick.tsx';
import { CardList, Drawer } from './pile.tsx';
import { cardAt, cardsIn, isTurnAsked, pilesOf, topOf } from './read.ts';
import { words } from './words/index.ts';

/** What can be bought: the Super-Villain, the Line-Up, and the stacks. */
export function Market(props: PartProps) {
  return (
    <div className="wm-market">
      {(!props.lens.fields.watchmen || cardsIn(props.lens, 'superVillains').length > 0) && (
        <SuperVillain {...props} />
      )}
      <LineUp {...props} />
      <Stacks {...props} />
    </div>
  );
}

function SuperVillain(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const left = cardsIn(lens, 'superVillains').length;
  return (
    <section className="wm-villain" aria-label={say.superVillains}>
      <h2 className="wm-plate">
        {say.superVillains}
        <small>{left === 0 ? say.noVillain : say.stackLeft(left)}</small>
      </h2>
      <VillainOnTop {...props} />
    </section>
  );
}

function VillainOnTop({ lens, language, text, targets, noes, zoom }: PartProps) {
  const say = words.in(language);
  const card = topOf(lens, 'superVillains');
  if (card === undefined) return <p className="wm-quiet">{say.noVillain}</p>;
  const kind = lens.fields.villainUp ? lens.kind(card) : undefined;
  if (!isCard(kind)) return <CardBack icon="daemon-skull" label={say.nextVillain} />;
  return (
    <Pick
      card={card}
      kind={kind}
      entries={targets.cards.get(card) ?? []}
      no={noes.cards.get(card)?.[0]}
      zoom={zoom}
    >
      <CardFace
        {...{ game: lens.game, text, language, kind }}
        costNow={villainCost(lens, card)}
        size="board"
      />
    </Pick>
  );
}

function LineUp(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const cards = cardsIn(lens, 'lineUp');
  const inReach = cards.filter((card) => (cardAt(lens, card)?.cost ?? Infinity) <= lens.fields.power).length;
  return (
    <section className="wm-line-up" aria-label={say.lineUp}>
      <h2 className="wm-plate">
        {say.lineUp}
        {isTurnAsked(lens) && <small>{say.affordable(inReach)}</small>}
      </h2>
      {cards.length === 0 && <p className="wm-quiet">{say.lineUpEmpty}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <ForSale {...props} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card of the Line-Up; in one's own turn it says whether the Power is enough, and what is missing. */
function ForSale({ lens, language, text, targets, noes, zoom, card }: PartProps & { card: number }) {
  const say = words.in(language);
  const kind = lens.kind(card);
  if (!isCard(kind)) return null;
  const missing = kind.cost - lens.fields.power;
  return (
    <Pick
      card={card}
      kind={kind}
      entries={targets.cards.get(card) ?? []}
      no={noes.cards.get(card)?.[0]}
      zoom={zoom}
    >
      <CardFace
        {...{ game: lens.game, text, language, kind }}
        size="board"
        short={isTurnAsked(lens) && missing > 0 ? say.shortBy(missing) : undefined}
      />
    </Pick>
  );
}

function Stacks(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  return (
    <section
      className="wm-stacks"
      aria-label={`${say.mainDeck}, ${say.kicks}, ${say.weaknesses}, ${say.destroyed}`}
    >
      <MainDeck {...props} />
      <Kicks {...props} />
      <div className="wm-stack">
        <Icon name="broken-heart" />
        <b>{cardsIn(lens, 'weaknesses').length}</b>
        <span>{say.weaknesses}</span>
      </div>
      <Destroyed {...props} />
    </section>
  );
}

/** The clock of the game: when it cannot fill the Line-Up, all is over. */
function MainDeck({ lens, language, targets }: PartProps) {
  const say = words.in(language);
  const left = cardsIn(lens, 'mainDeck').length;
  const entry = targets.mainDeck;
  const face = (
    <>
      <Icon name="pocket-watch" />
      <b aria-hidden="true">{left}</b>
      <span aria-hidden="true">{say.mainDeck}</span>
      <span className="unseen">{say.mainDeckLeft(left)}</span>
      <i className="wm-clock" style={{ '--left': Math.min(1, left / 100) }} aria-hidden="true" />
    </>
  );
  if (entry === undefined)
    return (
      <div className={`wm-stack is-deck${left <= 15 ? ' is-low' : ''}`} title={say.mainDeckLeft(left)}>
        {face}
      </div>
    );
  return (
    <button type="button" className="pick wm-stack is-deck wm-pick is-target" onClick={() => entry.choose()}>
      {face}
      <Pin entries={[entry]} />
    </button>
  );
}

function Kicks({ lens, language, targets, noes, zoom }: PartProps) {
  const say = words.in(language);
  const card = topOf(lens, 'kicks');
  const kind = card === undefined ? undefined : lens.kind(card);
  const face = (
    <>
      <Icon name="high-kick" />
      <b>{cardsIn(lens, 'kicks').length}</b>
      {isCard(kind) && <small>{say.costs(kind.cost)}</small>}
      <span>{say.kicks}</span>
    </>
  );
  if (card === undefined) return <div className="wm-stack">{face}</div>;
  return (
    <Pick
      card={card}
      kind={kind}
      entries={targets.cards.get(card) ?? []}
      no={noes.cards.get(card)?.[0]}
      className="wm-stack"
      zoom={zoom}
    >
      {face}
    </Pick>
  );
}

function Destroyed(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const cards = cardsIn(lens, 'destroyed');
  const list = pilesOf(lens, cards).map(({ kind, cards: of }) => ({ kind, count: of.length }));
  return (
    <Drawer
      title={say.destroyed}
      close={say.close}
      className="wm-stack"
      label={
        <>
          <Icon name="card-burn" />
          <b>{cards.length}</b>
          <span>{say.destroyed}</span>
        </>
      }
    >
      <CardList {...props} list={list} />
    </Drawer>
  );
}
