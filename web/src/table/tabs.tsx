import type { BoardProps, GameUi } from '../boards/playable.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-names.ts';
import { useMessages } from '../text/index.ts';

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

/** On narrow screens: one thing at a time. */
export function Tabs({ tab, onTab, board, talk }: TabsProps) {
  const say = useMessages();
  return (
    <nav className="tabs" aria-label={say.menu}>
      {tabs
        .filter((each) => each !== 'hand' || board.seat >= 0)
        .map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
            <Icon name={icons[each]} />
            <span>{say.view[each]}</span>
            {each === 'talk' && talk > 0 && <em>{talk}</em>}
          </button>
        ))}
    </nav>
  );
}
