import { isStaged, Mark, type Reel, type Shot } from '@masterplan/boards';
import type { Kind } from '../content/kinds.ts';
import { Art } from './art.tsx';
import { CardFace } from './card.tsx';
import type { BoardProps } from './props.ts';
import { staging } from './reel.ts';
import { words } from './words.ts';

type MomentProps = BoardProps & Shot;

/** Raises a part above everything else on the page, where the browser can. */
function raise(part: HTMLElement | null): void {
  if (part !== null && 'showPopover' in part) part.showPopover();
}

/** What happens, over the board or above the whole page: great moments on a stage, all others in a line. */
export function Moments({ reel, over, ...props }: BoardProps & { reel: Reel; over: 'board' | 'page' }) {
  const { now, coming } = reel;
  if (now === undefined) return null;
  const { event } = now;
  const key = `${event.name} ${event.cards.join(' ')} ${coming.length}`;
  if (isStaged(event, staging))
    return (
      <div
        key={key}
        className="wm-moment"
        aria-hidden="true"
        data-moment={event.name}
        {...(over === 'page' ? { popover: 'manual', ref: raise } : {})}
      >
        <Stage {...props} {...now} />
        <p className="wm-moment-skip">
          <kbd className="key">␣</kbd> {words[props.language].skip}
        </p>
      </div>
    );
  const line = props.text.line(event, props.names);
  if (line === undefined) return null;
  return (
    <p className="wm-caption" aria-hidden="true" key={key}>
      {event.seat >= 0 && <Mark seat={event.seat} />}
      {line}
    </p>
  );
}

const kindIn = ({ lens, event }: MomentProps): Kind | undefined => lens.game.kinds[event.faces[0] ?? -1];

function Stage(props: MomentProps) {
  const say = words[props.language];
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
    <div className="wm-stage is-appearance">
      <p className="wm-sound">{title}</p>
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
    <div className="wm-stage is-beaten">
      <p className="wm-stage-by">
        <Mark seat={event.seat} /> {names[event.seat]}
      </p>
      <CardFace {...{ game: lens.game, text, language, kind }} size="hand" />
      <p className="wm-sound">{words[language].beaten}</p>
    </div>
  );
}

/** All Loyalty cards are turned up at once. */
function Roles({ lens, text, language, names, step }: MomentProps) {
  const say = words[language];
  const roles = step.filter(({ name }) => name === 'role');
  return (
    <div className="wm-stage is-roles">
      <p className="wm-sound">{say.rolesRevealed}</p>
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
    <div className="wm-stage is-plot">
      <p className="wm-stage-by">
        <Mark seat={event.seat} /> {names[event.seat]}
      </p>
      <p className="wm-sound">{words[language].plotComes}</p>
      <CardFace {...{ game: lens.game, text, language, kind }} size="hand" />
    </div>
  );
}

/** One word says it all: a player is destroyed, or the Clock strikes. */
function Struck({ title, names, event, ...props }: MomentProps & { title: string }) {
  return (
    <div className="wm-stage is-plot">
      {event.seat >= 0 && (
        <p className="wm-stage-by">
          <Mark seat={event.seat} /> {names[event.seat]}
        </p>
      )}
      <p className="wm-sound">{title}</p>
      <p className="news">{props.text.line(event, names)}</p>
    </div>
  );
}
