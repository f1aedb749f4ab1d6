import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import { isCovered, type TableProps } from '../props.ts';
import { isAsked } from '../talk/call.ts';
import type { Paced } from './paced.ts';

type WayOnProps = Pick<TableProps, 'view' | 'info'> & { readonly pace: Paced };

/** Whether there is somebody's own question to go on to. */
export const canGoOn = (props: Pick<TableProps, 'view' | 'info'>): boolean =>
  props.info.state === 'playing' &&
  props.view.viewer < props.info.seats &&
  !isAsked(props) &&
  !isCovered(props);

/** While others move: the way to one's own next question at once; for those who watch, to what has happened by now. */
export function WayOn({ pace, ...props }: WayOnProps) {
  const say = useMessages();
  const isSeated = canGoOn(props);
  if (!isSeated && !pace.isBehind) return null;
  return (
    <p className="way-on">
      <button
        type="button"
        className="button"
        aria-pressed={isSeated ? pace.isSkipping : undefined}
        onClick={isSeated ? pace.toMyQuestion : pace.catchUp}
      >
        <Icon name="next-button" />
        <span>{isSeated ? say.pacing.toMyQuestion : say.pacing.toNow}</span> <kbd className="key">Q</kbd>
      </button>
    </p>
  );
}
