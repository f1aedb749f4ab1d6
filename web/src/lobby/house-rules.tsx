import { type OfferedGame, paces, type SomeSettings, undoPolicies } from '@masterplan/server/wire';
import { Choice } from '../parts/choice.tsx';
import { useMessages } from '../text/index.ts';

const clocks = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
} as const;
const clockNames = ['none', 'turn', 'bank'] as const;

/** What the host sets before anybody comes. */
type HouseRules = Required<SomeSettings>;

export const usualRules = ({ levels: [cover = ''] }: OfferedGame): HouseRules => ({
  clock: clocks.none,
  pace: 'quick',
  undo: 'agreed',
  spectators: true,
  hints: false,
  cover,
});

interface HouseRulesProps {
  readonly offered: OfferedGame;
  readonly rules: HouseRules;
  readonly onChange: (rules: HouseRules) => void;
}

/** Clock, bots, undo, hints and watchers of a new table. */
export function HouseRulesFields({ offered: { levels, hints }, rules, onChange }: HouseRulesProps) {
  const say = useMessages();
  const set = (some: SomeSettings) => onChange({ ...rules, ...some });
  return (
    <>
      <Choice
        label={say.clock}
        names={clockNames}
        words={say.clocks}
        value={rules.clock.kind}
        onChange={(name) => set({ clock: clocks[name] })}
      />
      <Choice
        label={say.pace}
        names={paces}
        words={say.paces}
        value={rules.pace}
        onChange={(pace) => set({ pace })}
      />
      {levels.length > 1 && (
        <Choice
          label={say.house.cover}
          names={levels}
          words={Object.fromEntries(levels.map((level) => [level, say.levels[level] ?? level]))}
          value={rules.cover}
          onChange={(cover) => set({ cover })}
        />
      )}
      <Choice
        label={say.undo}
        names={undoPolicies}
        words={say.house.undos}
        value={rules.undo}
        onChange={(undo) => set({ undo })}
      />
      {hints && (
        <Choice
          label={say.house.hints}
          names={['no', 'yes']}
          words={say.house.hinting}
          value={rules.hints ? 'yes' : 'no'}
          onChange={(may) => set({ hints: may === 'yes' })}
        />
      )}
      <Choice
        label={say.house.watchers}
        names={['yes', 'no']}
        words={say.house.watching}
        value={rules.spectators ? 'yes' : 'no'}
        onChange={(who) => set({ spectators: who === 'yes' })}
      />
    </>
  );
}
