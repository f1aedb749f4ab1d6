import { useEffect } from 'react';
import type { BoardProps, GameUi } from '../../boards/playable.ts';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-names.ts';
import { useMessages } from '../../text/index.ts';

const tabs = ['table', 'hand', 'log', 'talk'] as const;
export type Tab = (typeof tabs)[number];

const icons: Readonly<Record<Tab, IconName>> = {
  table: 'secret-book',
  hand: 'card-pickup',
  log: 'scroll-unfurled',
  talk: 'chat-bubble',
};

interface TabsProps {
  readonly tab: Tab;
  readonly board: BoardProps;
  readonly ui: GameUi;
  readonly talk: number;
  readonly onTab: (tab: Tab) => void;
}

/** Whether there is something that only the viewer's seat sees, and can still use. */
export const hasHand = ({ seat, lens }: BoardProps): boolean => seat >= 0 && lens.outcome === null;

/** On narrow screens: one thing at a time. */
export function Tabs({ tab, onTab, board, ui, talk }: TabsProps) {
  const say = useMessages();
  return (
    <nav className="tabs" aria-label={say.menu}>
      {tabs
        .filter((each) => each !== 'hand' || hasHand(board))
        .map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
            {each === 'hand' && ui.TrayTab !== undefined ? (
              <ui.TrayTab {...board} />
            ) : (
              <Icon name={icons[each]} />
            )}
            <span>{(each === 'hand' ? ui.trayName?.(board.language) : undefined) ?? say.view[each]}</span>
            {each === 'talk' && talk > 0 && <em>{talk}</em>}
          </button>
        ))}
    </nav>
  );
}

/** On wide screens that are too low for both: what happened, or what is said. */
export function RailTabs({ tab, onTab, talk }: Pick<TabsProps, 'tab' | 'onTab' | 'talk'>) {
  const say = useMessages();
  return (
    <nav className="rail-tabs" aria-label={say.logOrTalk}>
      {(['log', 'talk'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={(each === 'talk') === (tab === 'talk')}
          onClick={() => onTab(each)}
        >
          {say.view[each]}
          {each === 'talk' && talk > 0 && <em>{talk}</em>}
        </button>
      ))}
    </nav>
  );
}

const narrow = matchMedia('(max-width: 64rem)');

/** On narrow screens the page follows the question: to the hand where it is about the hand's cards, else to the table. */
export function useFollow(
  { lens, entries }: BoardProps,
  ui: GameUi,
  setTab: (change: (tab: Tab) => Tab) => void,
): void {
  const side = entries.length === 0 ? undefined : (ui.sideOf?.(lens, entries) ?? 'board');
  useEffect(() => {
    if (side === undefined || !narrow.matches) return;
    setTab((tab) => (tab === 'table' || tab === 'hand' ? (side === 'tray' ? 'hand' : 'table') : tab));
  }, [side, setTab]);
  const first = entries[0]?.option;
  useEffect(() => {
    if (first === undefined || side !== 'board' || !narrow.matches) return;
    document.querySelector('.table-board [data-target]')?.scrollIntoView({ block: 'center' });
  }, [first, side]);
}
