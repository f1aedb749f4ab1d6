import {
  type Account,
  below,
  type Lens,
  type Option,
  type Remark,
  type Rng,
  wordOf,
} from '@masterplan/kernel';
import { type Watchmen, word } from '../rules/board.ts';
import type { Belief } from './belief.ts';
import { isMastermind } from './role.ts';

/** So much suspicion is worth an accusation, and so much trust a good word. */
const SUSPECT = 0.4;
const FRIEND = 0.6;

/** An opinion of a seat. */
type Opinion = Remark & { readonly say: 'accuse' | 'vouch' };

/** Whether a viewer's last word about a seat was the same: nobody needs to hear it again. */
export function isSaid(account: Account, viewer: number, { say, seat }: Opinion): boolean {
  const last = account.findLast(
    (entry) =>
      'said' in entry &&
      entry.seat === viewer &&
      (entry.said.say === 'accuse' || entry.said.say === 'vouch') &&
      entry.said.seat === seat,
  );
  return last !== undefined && 'said' in last && last.said.say === say;
}

/**
 * What a bot says when it ends its turn: whom it suspects most, or whom it trusts most. The Secret Mastermind accuses
 * whoever the others suspect most besides itself.
 */
export function remarkOn(
  lens: Lens<Watchmen>,
  chosen: Option,
  random: Rng,
  seldom: number,
  think: () => Belief,
): Opinion | undefined {
  if (wordOf(chosen) !== word.end || !lens.fields.watchmen || lens.fields.revealed) return undefined;
  if (below(random, seldom) !== 0) return undefined;
  const belief = think();
  const others = Array.from({ length: lens.seats }, (_, seat) => seat).filter((seat) => seat !== lens.viewer);
  const suspect = others.reduce((most, seat) => (belief.of(seat) > belief.of(most) ? seat : most));
  if (isMastermind(lens)) return { say: 'accuse', seat: suspect };
  if (belief.suspicion(suspect) >= SUSPECT) return { say: 'accuse', seat: suspect };
  const friend = others.reduce((least, seat) => (belief.of(seat) < belief.of(least) ? seat : least));
  return belief.trust(friend) >= FRIEND ? { say: 'vouch', seat: friend } : undefined;
}
