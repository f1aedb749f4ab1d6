import type { Kind } from '../content/kinds.ts';
import { CardFace } from './card.tsx';
import { Mark } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { isStaged, type Reel, type Shot } from './reel.ts';
import { words } from './words.ts';

type MomentProps = BoardProps & Shot;

/** What happens, over the board: great moments on a stage, all others in a line. */
export function Moments({ reel, ...props }: BoardProps & { reel: Reel }) {
  const { now, coming } = reel;
  if (now === undefined) return null;
  const { event } = now;
  const key = `${event.name} ${event.cards.join(' ')} ${coming.length}`;
  if (isStaged(event))
    return (
      <div className="wm-moment" aria-hidden="true" key={key} data-moment={event.name}>
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
  return props.event.name === 'appeared' ? <Appears {...props} /> : <Beaten {...props} />;
}

/** A Super-Villain turns up: everybody is attacked. */
function Appears(props: MomentProps) {
  const { lens, text, language } = props;
  const kind = kindIn(props);
  if (kind === undefined) return null;
  const say = words[language];
  return (
    <div className="wm-stage is-appearance">
      <p className="wm-sound">{say.firstAppearance}</p>
      <CardFace {...{ game: lens.game, text, language, kind }} size="zoom" />
    </div>
  );
}

/** A Super-Villain is beaten, and by whom. */
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
