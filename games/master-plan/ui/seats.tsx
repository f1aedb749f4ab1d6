import { Icon, NoPin, Pin } from '@masterplan/boards';
import { LootToken } from './loot.tsx';
import type { BoardProps } from './props.ts';
import { kindAt, targetsOf, type View, zoneOf } from './read.ts';
import { words } from './words/index.ts';

export type SeatProps = BoardProps & { readonly of: number };

interface Owned {
  readonly id: string;
  readonly icon: string;
  readonly rarity: 'common' | 'uncommon' | 'rare';
  readonly name: string;
  readonly count: number;
}

export function stashOf(lens: View, seat: number, text: BoardProps['text']): Owned[] {
  const owned = new Map<string, Owned>();
  for (const card of zoneOf(lens, 'stash', seat)) {
    const kind = kindAt(lens, card, 'loot');
    if (kind === undefined) continue;
    const { id, icon, rarity } = kind;
    owned.set(id, { id, icon, rarity, name: text.card(kind).name, count: (owned.get(id)?.count ?? 0) + 1 });
  }
  return [...owned.values()];
}

/** What everybody sees of a player, in the player's box: Loser Lad, Loot, knock-outs, the size of the hand. */
export function SeatFacts(props: SeatProps) {
  const { lens, of, language, entries, blocked = [] } = props;
  const say = words.in(language);
  const entry = targetsOf(lens, entries).seats.get(of);
  const no = targetsOf(lens, blocked).seats.get(of);
  const kos = zoneOf(lens, 'koPile', of).length;
  const hand = zoneOf(lens, 'hand', of).length;
  return (
    <>
      {lens.fields.holder === of && (
        <span className="loser-lad">
          <Icon name="flame" />
          <span>{say.loserLad}</span>
        </span>
      )}
      <span className="seat-loot">
        {stashOf(lens, of, props.text).map(({ id, icon, rarity, name, count }) => (
          <span key={id} className="owned">
            <LootToken icon={icon} rarity={rarity} name={name} label="picture" />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </span>
      <span className="seat-counts">
        <span title={say.hand(hand)}>
          <Icon name="card-pickup" />
          <span aria-hidden="true">{hand}</span>
          <span className="unseen">{say.hand(hand)}</span>
        </span>
        <span title={`${say.koPile} (${kos})`}>
          <span className="ko-sign">{say.ko}</span>
          <span>{kos}</span>
        </span>
      </span>
      {entry !== undefined && (
        <button type="button" className="seat-pick" onClick={() => entry.choose()}>
          <Pin entries={[entry]} />
        </button>
      )}
      {entry === undefined && no !== undefined && (
        <button type="button" className="seat-pick is-no" onClick={() => no.show()}>
          <NoPin no={no} />
        </button>
      )}
    </>
  );
}
