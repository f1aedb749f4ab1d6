import { type Shot, StageBy } from '@masterplan/boards';
import type { Kind } from '../content/kinds.ts';
import { heroPoints, villainPoints } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { CrisisCard, PowerCard } from './card.tsx';
import { DieDrawn, faceShown } from './die.tsx';
import type { BoardProps } from './props.ts';
import { characterOf } from './read.ts';
import { words } from './words/index.ts';

type MomentProps = BoardProps & Shot;

const kindIn = ({ lens, event }: MomentProps): Kind | undefined => lens.game.kinds[event.faces[0] ?? -1];

/** A great moment. */
export function Stage(props: MomentProps) {
  const { lens, language, event } = props;
  const say = words.in(language);
  switch (event.name) {
    case 'turned up':
      return <CardsUp {...props} />;
    case 'revealed':
      return <Crisis {...props} title={say.revealed} look="is-revealed" />;
    case 'thwarted':
      return (
        <Crisis {...props} title={say.thwarted} look="is-torn" points={say.leaguePoints(heroPoints(lens))} />
      );
    case 'completed':
      return (
        <Crisis
          {...props}
          title={say.triumph}
          look="is-burning"
          points={say.darkseidPoints(villainPoints(lens))}
        />
      );
    case 'hero defeated':
      return <Falls {...props} title={say.heroDown} points={say.darkseidPoints(villainPoints(lens))} />;
    case 'darkseid defeated':
      return <Falls {...props} title={say.darkseidDown} points={say.leaguePoints(heroPoints(lens))} />;
    default:
      return <Roll {...props} />;
  }
}

/** All powers are turned up at the same time; they stand by number. */
function CardsUp({ lens, text, language, names, step, seat }: MomentProps) {
  const say = words.in(language);
  const cards = step
    .filter(({ name }) => name === 'turned up')
    .flatMap((event) => event.faces.map((face) => ({ seat: event.seat, kind: lens.game.kinds[face] })))
    .flatMap(({ seat: of, kind }) => (kind?.type === 'power' ? [{ of, kind }] : []))
    .sort((a, b) => a.kind.number - b.kind.number);
  const [first] = cards;
  if (first === undefined) return null;
  return (
    <div className="stage jl-stage is-cards">
      <p className="sound-word">{say.cardsUp}</p>
      <p className="stage-say">{say.cardsUpLead(names[first.of] ?? '', first.kind.number)}</p>
      <ol className="jl-fan" data-count={cards.length}>
        {cards.map(({ of, kind }) => (
          <li key={kind.id} className={of === seat ? 'is-mine' : ''}>
            <PowerCard {...{ game: lens.game, text, language, kind }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A crisis is revealed, torn in two, or burns from its stage bar upward. */
function Crisis({
  title,
  look,
  points,
  ...props
}: MomentProps & { title: string; look: string; points?: string }) {
  const { lens, text, language, names, event } = props;
  const kind = kindIn(props);
  if (kind?.type !== 'crisis') return null;
  return (
    <div className={`stage jl-stage ${look}`}>
      {event.seat >= 0 && <StageBy seat={event.seat} names={names} />}
      <CrisisCard {...{ game: lens.game, text, language, kind }} />
      <p className="sound-word">{title}</p>
      {points !== undefined && <p className="stage-say">{points}</p>}
    </div>
  );
}

/** Somebody falls. */
function Falls({ title, points, lens, names, event }: MomentProps & { title: string; points: string }) {
  const character = characterOf(lens, event.seat);
  return (
    <div className={`stage jl-stage is-fall${character === 'darkseid' ? ' is-dark' : ''}`}>
      <StageBy seat={event.seat} names={names} />
      {character !== undefined && <Bust of={character} />}
      <p className="sound-word">{title}</p>
      <p className="stage-say">{points}</p>
    </div>
  );
}

/** The die is rolled in view. */
function Roll({ text, names, event }: MomentProps) {
  return (
    <div className={`stage jl-stage is-roll${event.name === 'rolled wounds' ? ' is-dark' : ''}`}>
      <StageBy seat={event.seat} names={names} />
      <span className="is-thrown">
        <DieDrawn shown={faceShown(event)} />
      </span>
      <p className="stage-say">{text.line(event, names)}</p>
    </div>
  );
}
