import { Icon, Pick, reachable } from '@masterplan/boards';
import { firstOf } from '@masterplan/kernel';
import type { Loot, Plan } from '../content/kinds.ts';
import { SuperCard } from './card.tsx';
import { faceOf } from './face.ts';
import { LootToken } from './loot.tsx';
import type { BoardProps } from './props.ts';
import { deploymentIn, kindAt, listed, numbersTo, placesOf, targetsOf, type View, zoneOf } from './read.ts';
import { words } from './words/index.ts';

/** What only its owner sees: the Master Plan with what is missing, and the hand. */
export function Tray(props: BoardProps) {
  if (props.seat < 0) return null;
  return (
    <div className={`tray${zoneOf(props.lens, 'hand', props.seat).length === 0 ? ' is-bare' : ''}`}>
      <PlanPanel {...props} />
      <Hand {...props} />
    </div>
  );
}

/** The hand as its numbers, Heroes on paper, Villains on black; and how much of the plan is there. */
export function TrayTab({ lens, seat, language }: BoardProps) {
  const say = words.in(language);
  const hand = supersIn(lens, seat);
  return (
    <span className="tray-tab">
      <span className="unseen">{say.hand(hand.length)}</span>
      {hand.length === 0 && <Icon name="card-pickup" />}
      {hand.map(({ card, kind }) => (
        <b key={card} className={`is-${kind.side}`} aria-hidden="true">
          {kind.number}
        </b>
      ))}
    </span>
  );
}

/** The Supers of a hand, by their numbers. */
export const supersIn = (lens: View, seat: number) =>
  zoneOf(lens, 'hand', seat)
    .flatMap((card) => {
      const kind = kindAt(lens, card, 'super');
      return kind === undefined ? [] : [{ card, kind }];
    })
    .sort((a, b) => a.kind.number - b.kind.number);

function Hand({ lens, seat, language, text, entries, blocked = [], picked, prepared, zoom }: BoardProps) {
  const say = words.in(language);
  const { cards } = targetsOf(lens, entries);
  const noes = targetsOf(lens, blocked).cards;
  const hand = supersIn(lens, seat);
  if (hand.length === 0) return <p className="unseen">{say.emptyHand}</p>;
  const chosen = picked === undefined ? undefined : firstOf(picked);
  const ahead = deploymentIn(prepared)?.card;
  return (
    <ul className="hand" aria-label={say.yourHand} ref={reachable}>
      {hand.map(({ card, kind }) => (
        <li key={card}>
          <Pick
            card={card}
            kind={kind}
            entries={listed(cards.get(card))}
            no={noes.get(card)}
            zoom={zoom}
            className={chosen === card ? 'is-picked' : ahead === card ? 'is-prepared' : ''}
          >
            <SuperCard
              kind={kind}
              text={faceOf({ game: lens.game, text, language }, kind)}
              language={language}
              size="hand"
            />
            {ahead === card && <span className="prepared-tag">{say.prepared}</span>}
          </Pick>
        </li>
      ))}
    </ul>
  );
}

interface Need {
  readonly loot: Loot;
  readonly owned: number;
  readonly needed: number;
}

const lootKinds = (lens: View): Loot[] => lens.game.kinds.filter((kind) => kind.type === 'loot');

/** What a plan asks for, and how much of it a seat owns. */
export function needsOf(lens: View, seat: number, plan: Plan): Need[] {
  const stash = zoneOf(lens, 'stash', seat).map((card) => lens.kind(card)?.id);
  return lootKinds(lens).flatMap((loot) => {
    const needed = plan.needs[loot.id] ?? 0;
    const owned = Math.min(needed, stash.filter((id) => id === loot.id).length);
    return needed === 0 ? [] : [{ loot, owned, needed }];
  });
}

const missingIn = (needs: readonly Need[]): number =>
  needs.reduce((sum, { owned, needed }) => sum + needed - owned, 0);

interface PlanNeedsProps {
  readonly needs: readonly Need[];
  readonly text: BoardProps['text'];
}

/** What a plan asks for, piece by piece; what is missing is drawn faintly. */
export function PlanNeeds({ needs, text }: PlanNeedsProps) {
  return (
    <ul className="plan-needs">
      {needs.flatMap(({ loot, owned, needed }) =>
        numbersTo(needed).map((copy) => (
          <li key={`${loot.id} ${copy}`}>
            <LootToken
              icon={loot.icon}
              rarity={loot.rarity}
              name={text.card(loot).name}
              isMissing={copy > owned}
            />
          </li>
        )),
      )}
    </ul>
  );
}

function PlanPanel(props: BoardProps) {
  const { lens, seat, language, text, zoom } = props;
  const say = words.in(language);
  const plan = kindAt(lens, zoneOf(lens, 'plan', seat)[0], 'plan');
  if (plan === undefined) return null;
  const needs = needsOf(lens, seat, plan);
  const missing = missingIn(needs);
  return (
    <section className="plan" aria-label={say.plan}>
      <p className="plan-top">
        <span className="label">{say.plan}</span>
        <span className="plan-missing">{missing === 0 ? say.complete : say.missing(missing)}</span>
      </p>
      <h2>
        <button type="button" onClick={() => zoom(plan)}>
          {text.card(plan).name}
        </button>
      </h2>
      <PlanNeeds needs={needs} text={text} />
      <p className="plan-stake">{stakeOf(props, needs)}</p>
    </section>
  );
}

/** Which of the missing Loot lies where. */
function stakeOf({ lens, language, text }: BoardProps, needs: readonly Need[]): string {
  const say = words.in(language);
  const wanted = needs.filter(({ owned, needed }) => owned < needed).map(({ loot }) => loot);
  const lines = placesOf(lens).flatMap((place) => {
    const throwdown = kindAt(lens, zoneOf(lens, 'throwdown', 0, place)[0], 'throwdown');
    if (throwdown === undefined) return [];
    const there = zoneOf(lens, 'loot', 0, place).map((card) => lens.kind(card)?.id);
    const found = wanted.filter(({ id }) => there.includes(id)).map((loot) => text.card(loot).name);
    return found.length === 0 ? [] : [say.planAtStake(found.join(', '), text.card(throwdown).name)];
  });
  return lines.length === 0 ? say.nothingAtStake : lines.join(' ');
}
