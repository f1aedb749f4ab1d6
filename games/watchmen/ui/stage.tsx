import { Mark, type Shot, StageBy } from '@masterplan/boards';
import type { Kind } from '../content/kinds.ts';
import { Art } from './art.tsx';
import { CardFace } from './card.tsx';
import type { BoardProps } from './props.ts';
import { words } from './words/index.ts';

type MomentProps = BoardProps & Shot;

const kindIn = ({ lens, event }: MomentProps): Kind | undefined => lens.game.kinds[event.faces[0] ?? -1];

/** A great moment. */
export function Stage(props: MomentProps) {
  const say = words.in(props.language);
  switch (props.event.name) {
    case 'appeared':
      return <Appears {...props} title={say.firstAppearance} />;
    case 'challenge':
      return <Appears {...props} title={say.newChallenge} />;
    case 'role':
      return <Roles {...props} />;
    case 'plot':
      return <PlotComes {...props} />;
    case 'player destroyed':
      return <Struck {...props} title={say.destroyedPlayer} />;
    case 'struck':
      return <Struck {...props} title={say.strikes} />;
    default:
      return <Beaten {...props} />;
  }
}

/** A Super-Villain turns up and attacks everybody, or a Challenge is faced. */
function Appears({ title, ...props }: MomentProps & { title: string }) {
  const { lens, text, language } = props;
  const kind = kindIn(props);
  if (kind === undefined) return null;
  return (
    <div className="stage wm-stage is-appearance">
      <p className="sound-word">{title}</p>
      <CardFace {...{ game: lens.game, text, language, kind }} size="zoom" />
    </div>
  );
}

/** A Super-Villain or a Challenge is beaten, and by whom. */
function Beaten(props: MomentProps) {
  const { lens, text, language, names, event } = props;
  const kind = kindIn(props);
  if (kind === undefined) return null;
  return (
    <div className="stage wm-stage is-beaten">
      <StageBy seat={event.seat} names={names} />
      <CardFace {...{ game: lens.game, text, language, kind }} size="hand" />
      <p className="sound-word">{words.in(language).beaten}</p>
    </div>
  );
}

/** All Loyalty cards are turned up at once. */
function Roles({ lens, text, language, names, step }: MomentProps) {
  const say = words.in(language);
  const roles = step.filter(({ name }) => name === 'role');
  return (
    <div className="stage wm-stage is-roles">
      <p className="sound-word">{say.rolesRevealed}</p>
      <ul className="wm-roles">
        {roles.map(({ seat, faces: [face = -1] }) => {
          const kind = lens.game.kinds[face];
          if (kind?.family !== 'loyalty') return null;
          return (
            <li key={seat} className={`is-${kind.side} type-loyalty`}>
              <span className="wm-role-art">
                <Art kind={kind} />
              </span>
              <b>
                <Mark seat={seat} /> {names[seat]}
              </b>
              <span>{text.card(kind).name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The Secret Mastermind strikes: the Plot comes into play. */
function PlotComes(props: MomentProps) {
  const { lens, text, language, names, event } = props;
  const kind = kindIn(props);
  if (kind === undefined) return null;
  return (
    <div className="stage wm-stage is-plot">
      <StageBy seat={event.seat} names={names} />
      <p className="sound-word">{words.in(language).plotComes}</p>
      <CardFace {...{ game: lens.game, text, language, kind }} size="hand" />
    </div>
  );
}

/** One word says it all: a player is destroyed, or the Clock strikes. */
function Struck({ title, names, event, ...props }: MomentProps & { title: string }) {
  return (
    <div className="stage wm-stage is-plot">
      {event.seat >= 0 && <StageBy seat={event.seat} names={names} />}
      <p className="sound-word">{title}</p>
      <p className="news">{props.text.line(event, names)}</p>
    </div>
  );
}
