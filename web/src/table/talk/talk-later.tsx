import { later } from '@masterplan/boards/later';
import { type ComponentProps, Suspense } from 'react';
import { useIdle } from '../../parts/idle.ts';
import { useMessages } from '../../text/index.ts';
import type { TalkPanel } from './talk.tsx';

const Panel = later(() => import('./talk.tsx').then(({ TalkPanel }) => TalkPanel));

interface TalkLaterProps extends ComponentProps<typeof TalkPanel> {
  /** Somebody wants to see it now. */
  readonly isOpen: boolean;
}

/** The talk of a table, once the page has time for it: a question can be answered without. */
export function TalkLater({ isOpen, ...props }: TalkLaterProps) {
  const isIdle = useIdle();
  return <Suspense fallback={<Coming />}>{isOpen || isIdle ? <Panel {...props} /> : <Coming />}</Suspense>;
}

/** Its place meanwhile. */
function Coming() {
  const say = useMessages();
  return (
    <section className="talk" aria-label={say.talk} aria-busy="true">
      <h2>{say.talk}</h2>
    </section>
  );
}
