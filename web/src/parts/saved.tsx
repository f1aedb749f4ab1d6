import './saved.css';
import { useMessages } from '../text/index.ts';
import { Icon } from './icon.tsx';

/** Beside a button that saves: says so when it has. The place is there before, so that the news is read aloud. */
export function Saved({ isSaved }: { isSaved: boolean }) {
  const say = useMessages();
  return (
    <span className="saved" role="status">
      {isSaved && (
        <>
          <Icon name="check-mark" />
          {say.saved}
        </>
      )}
    </span>
  );
}
