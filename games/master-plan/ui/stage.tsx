import { Icon, Mark, type Shot, StageBy } from '@masterplan/boards';
import type { Kind, Side, Super } from '../content/kinds.ts';
import { SuperCard } from './card.tsx';
import { faceOf } from './face.ts';
import { LootToken } from './loot.tsx';
import { PortraitArt } from './portrait.tsx';
import type { BoardProps } from './props.ts';
import { numbersTo } from './read.ts';
import { byAbility } from './story.ts';
import { words } from './words/index.ts';

type MomentProps = BoardProps & Shot;

const kindsIn = ({ lens, event }: MomentProps): (Kind | undefined)[] =>
  event.faces.map((face) => lens.game.kinds[face]);

/** A great moment. */
export function Stage(props: MomentProps) {
  switch (props.event.name) {
    case 'named':
      return <TurnedUp {...props} />;
    case 'knocked out':
      return <Duel {...props} />;
    case 'plan complete':
      return <PlanComplete {...props} />;
    default:
      return <Passing {...props} />;
  }
}

const sides: readonly Side[] = ['hero', 'villain'];

/** A Throwdown is named and everybody there turned up: Heroes against Villains. */
function TurnedUp(props: MomentProps) {
  const { text, language, step, lens, names, event } = props;
  const say = words.in(language);
  const [throwdown] = kindsIn(props);
  if (throwdown === undefined) return null;
  const there = step
    .filter(({ name }) => name === 'turned up')
    .flatMap(({ seat, faces }) => faces.map((face) => ({ seat, kind: lens.game.kinds[face] })));
  const camps = sides.map((side) =>
    there
      .flatMap(({ seat, kind }) => (kind?.type === 'super' && kind.side === side ? [{ seat, kind }] : []))
      .sort((a, b) => a.kind.number - b.kind.number),
  );
  const isFight = camps.every((camp) => camp.length > 0);
  return (
    <div className="stage is-throwdown">
      <Icon name={throwdown.icon} instead="crossed-swords" />
      <StageBy seat={event.seat} names={names} />
      <p className="sound-word">{isFight ? say.showdown : say.quiet}</p>
      <p className="stage-title">{text.card(throwdown).name}</p>
      <div className="stage-camps">
        {camps.map((camp, i) =>
          camp.length === 0 ? null : (
            <ul key={sides[i]} className={`stage-camp is-${sides[i]}`}>
              {camp.map(({ seat, kind }) => (
                <li key={kind.id}>
                  <Bust kind={kind} seat={seat} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </div>
  );
}

const Bust = ({ kind, seat }: { kind: Super; seat: number }) => (
  <span className={`bust is-${kind.side} attacks-${kind.attack}`}>
    <span className="bust-art">
      <PortraitArt kind={kind} crop="tall" />
    </span>
    <b>{kind.number}</b>
    <Mark seat={seat} />
  </span>
);

/** Who knocks out whom. */
function Duel(props: MomentProps) {
  const { lens, text, language, names, event } = props;
  const [by, down] = kindsIn(props);
  if (by?.type !== 'super' || down?.type !== 'super') return null;
  const speaking = { game: lens.game, text, language };
  const owner = event.n[0] ?? -1;
  return (
    <div className="stage duel">
      <div className="duel-by">
        <Owner seat={event.seat} name={names[event.seat]} />
        <SuperCard kind={by} text={faceOf(speaking, by)} language={language} size="hand" />
      </div>
      <div className="duel-down">
        <Owner seat={owner} name={names[owner]} />
        <SuperCard kind={down} text={faceOf(speaking, down)} language={language} size="hand" />
        <span className="sound-word is-ko">{words.in(language).knockedOut}</span>
      </div>
    </div>
  );
}

const Owner = ({ seat, name }: { seat: number; name: string | undefined }) => (
  <span className="owner">
    <Mark seat={seat} />
    <span>{name}</span>
  </span>
);

/** The Loot that completes a Master Plan: the plan lies open, all of it there. */
function PlanComplete(props: MomentProps) {
  const { lens, text, language, names, event, step } = props;
  const say = words.in(language);
  const [plan] = kindsIn(props);
  if (plan?.type !== 'plan') return null;
  const last = step.findLast(({ name }) => name === 'claimed' || byAbility.includes(name))?.faces[1];
  const lastId = last === undefined ? undefined : lens.game.kinds[last]?.id;
  return (
    <div className="stage is-plan">
      <StageBy seat={event.seat} names={names} />
      <p className="sound-word">{say.planDone}</p>
      <p className="stage-title">{text.card(plan).name}</p>
      <ul className="stage-loot">
        {lens.game.kinds.flatMap((kind) => {
          const needed = kind.type === 'loot' ? (plan.needs[kind.id] ?? 0) : 0;
          if (kind.type !== 'loot') return [];
          return numbersTo(needed).map((copy) => (
            <li key={`${kind.id} ${copy}`} className={kind.id === lastId && copy === needed ? 'is-last' : ''}>
              <LootToken icon={kind.icon} rarity={kind.rarity} name={text.card(kind).name} />
            </li>
          ));
        })}
      </ul>
    </div>
  );
}

/** Loser Lad goes from one Mastermind to another, or stays. */
function Passing({ event, language, names }: MomentProps) {
  const say = words.in(language);
  const before = event.n[0] ?? event.seat;
  return (
    <div className="stage is-passing">
      <p className="sound-word">
        <Icon name="flame" /> {say.loserLad}
      </p>
      <div className="passing">
        {before !== event.seat && (
          <>
            <Owner seat={before} name={names[before]} />
            <span className="passing-way" />
          </>
        )}
        <Owner seat={event.seat} name={names[event.seat]} />
      </div>
    </div>
  );
}
