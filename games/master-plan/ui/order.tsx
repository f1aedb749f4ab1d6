import { Mark, reachable } from '@masterplan/boards';
import type { ReactNode } from 'react';
import { LootToken } from './loot.tsx';
import type { BoardProps } from './props.ts';
import { actorOf, claimersOf, type Fighter, fighterOf, fightersOf, kindAt, phaseOf } from './read.ts';
import type { KnockOut, PlaceStory } from './story.ts';
import { words } from './words/index.ts';

type OrderProps = BoardProps & {
  readonly story: PlaceStory | undefined;
  /** Knock-outs that are being played, or are yet to be. */
  readonly falling: readonly KnockOut[];
};

/** The order of acting, lowest number first; or, once the fight is over, of claiming, highest first. */
export function Order(props: OrderProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const isLoot = phaseOf(lens) === 'loot';
  return (
    <div className="mp-order">
      <p className="mp-order-title">
        <span className="head">{isLoot ? say.claimOrder : say.order}</span>
        <span>{isLoot ? say.highFirst : say.lowFirst}</span>
      </p>
      <ol ref={reachable}>{isLoot ? <Claimers {...props} /> : <Fighters {...props} />}</ol>
    </div>
  );
}

/** Who acts when: those who have acted, who is out and by whose hand, who acts now, who is to come. */
function Fighters({ lens, text, language, names, story, falling }: OrderProps) {
  const say = words.in(language);
  const [fallingNow] = falling;
  const actor = fallingNow?.by ?? actorOf(lens);
  const standing = fightersOf(lens);
  const out = (story?.knockOuts ?? []).flatMap(({ card, owner }) => fighterOf(lens, card, owner) ?? []);
  const all = [...standing, ...out].sort((a, b) => a.number - b.number);
  return all.map((fighter) => {
    const { card } = fighter;
    const fall = story?.knockOuts.find((each) => each.card === card);
    const isOut = fall !== undefined && !falling.some((each) => each.card === card && each !== fallingNow);
    const by = kindAt(lens, fall?.by, 'super');
    return (
      <Chip
        key={card}
        fighter={fighter}
        name={text.card(fighter.kind).name}
        owner={names[fighter.seat] ?? ''}
        state={isOut ? 'out' : card === actor ? 'now' : lens.fields.acted.includes(card) ? 'done' : 'waiting'}
      >
        {isOut && (
          <span className="chip-ko" title={by === undefined ? '' : say.koBy(text.card(by).name)}>
            {by === undefined ? say.ko : `${say.ko} ${by.number}`}
            {by !== undefined && <span className="unseen">{say.koBy(text.card(by).name)}</span>}
          </span>
        )}
      </Chip>
    );
  });
}

/** Who claims when, and what those who have had their turn took. */
function Claimers({ lens, text, names, story }: OrderProps) {
  const claims = (story?.claims ?? []).filter((claim) => claim.as === 'claimed');
  const { claimers, done } = claimersOf(
    lens,
    claims.map(({ by }) => by),
  );
  return claimers.map((fighter, turn) => {
    const loot = kindAt(lens, claims.find(({ by }) => by === fighter.card)?.loot, 'loot');
    return (
      <Chip
        key={fighter.card}
        fighter={fighter}
        name={text.card(fighter.kind).name}
        owner={names[fighter.seat] ?? ''}
        state={turn < done ? 'done' : turn === done ? 'now' : 'waiting'}
      >
        {loot !== undefined && (
          <LootToken icon={loot.icon} rarity={loot.rarity} name={text.card(loot).name} label="picture" />
        )}
      </Chip>
    );
  });
}

interface ChipProps {
  readonly fighter: Fighter;
  readonly name: string;
  readonly owner: string;
  readonly state: 'out' | 'done' | 'now' | 'waiting';
  readonly children: ReactNode;
}

const Chip = ({ fighter: { number, seat, kind }, name, owner, state, children }: ChipProps) => (
  <li className={`chip is-${kind.side} is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <b>{number}</b>
    <span>
      <Mark seat={seat} />
      <span className="chip-name">{name}</span>
      <span className="unseen">{owner}</span>
    </span>
    {children}
  </li>
);
