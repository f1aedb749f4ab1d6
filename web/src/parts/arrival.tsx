import { useEffect, useRef } from 'react';
import { type Route, route } from '../route.ts';
import { useStore } from '../store.ts';
import { type Messages, useMessages } from '../text/index.ts';

/**
 * Where the focus goes when another page is shown without loading: it would fall to nowhere with the page that is gone. Says
 * which page it is to those who listen.
 */
export function Arrival() {
  const say = useMessages();
  const here = useStore(route);
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(addressOf(here));
  const address = addressOf(here);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    place.current?.focus();
  }, [address]);
  return (
    <p ref={place} className="unseen" role="status" tabIndex={-1}>
      {titleOf(here, say)}
    </p>
  );
}

/** The page without the moment or clause it is at. */
const addressOf = (here: Route): string => JSON.stringify({ ...here, at: '' });

function titleOf(here: Route, say: Messages): string {
  switch (here.page) {
    case 'lobby':
      return say.toLobby;
    case 'table':
      return say.table;
    case 'replay':
    case 'sample':
    case 'file':
      return here.as === 'reveal' ? say.reveal : say.replayTitle;
    case 'rules':
      return say.rulebook;
    case 'how':
      return say.learn;
    case 'cards':
      return say.cards;
    case 'kept':
      return say.kept;
    case 'nowhere':
      return say.notFound;
  }
}
