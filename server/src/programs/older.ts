import type { Shelved, Sitting, Start } from '@masterplan/bots';
import type { Attempt, Fault, Heard, Maker, Outcome, OwnSight, Refusal } from '@masterplan/kernel';

/** What older rules programs may lack; the rest they have always had. */
type Later = 'attempt' | 'silence' | 'due' | 'proposed' | 'reference' | 'goingOn' | 'seeOwn';

type AnySitting = Omit<Sitting, Later> & Partial<Pick<Sitting, Later>>;

/** A sitting that tries choices as this version does. */
type TryingSitting = AnySitting & Pick<Sitting, 'attempt'>;

/** A sitting from before there was `attempt`: a choice is tried first, which changes nothing, and then played. */
interface OlderSitting extends AnySitting {
  trial(
    seat: number,
    key: string,
  ):
    | { readonly refusal: Refusal }
    | { readonly refusal?: undefined; readonly hash: string; readonly outcome: Outcome | null };
  choose(seat: number, key: string, by: Maker): Heard;
}

/** A rules program of this version or of any before it. */
export interface AnyShelved extends Omit<Shelved, 'open' | 'reply'>, Partial<Pick<Shelved, 'reply'>> {
  open(
    start: Start,
  ): TryingSitting | OlderSitting | { readonly faults: readonly Fault[]; readonly in: 'options' | 'pack' };
}

/** A program as this version needs it, whatever it lacks. Programs that were kept with tables come in here and nowhere else. */
export const completed = (program: AnyShelved): Shelved => ({
  ...program,
  open(start) {
    const opened = program.open(start);
    return 'faults' in opened ? opened : whole(opened);
  },
  reply(ask) {
    if (program.reply !== undefined) return program.reply(ask);
    const key = program.answer(ask);
    return key === undefined ? undefined : { key };
  },
});

const isTrying = (sitting: TryingSitting | OlderSitting): sitting is TryingSitting =>
  sitting.attempt !== undefined;

const whole = (sitting: TryingSitting | OlderSitting): Sitting =>
  completedSitting(isTrying(sitting) ? sitting : withAttempt(sitting));

const withAttempt = (older: OlderSitting): TryingSitting =>
  Object.assign(older, {
    attempt: (seat: number, key: string, by: Maker) => attempted(older, seat, key, by),
  });

function completedSitting(older: TryingSitting): Sitting {
  return Object.assign(older, {
    silence: older.silence ?? (() => undefined),
    due: older.due ?? (() => []),
    reference: older.reference ?? (() => []),
    goingOn: older.goingOn ?? (() => undefined),
    proposed: older.proposed ?? (() => undefined),
    seeOwn: older.seeOwn ?? ((viewer: number) => ownOf(older, viewer)),
  });
}

function ownOf(older: AnySitting, viewer: number): OwnSight {
  const { sealed, standing, face } = older.see(viewer);
  return { viewer, sealed, standing, face };
}

function attempted(older: OlderSitting, seat: number, key: string, by: Maker): Attempt {
  const tried = older.trial(seat, key);
  if (tried.refusal !== undefined) return tried;
  const { hash: mark, outcome } = tried;
  return { mark, outcome, heard: heardOf(older, seat, key), commit: () => void older.choose(seat, key, by) };
}

/** How far a choice will be heard. */
function heardOf(older: OlderSitting, seat: number, key: string): Heard {
  if (older.mine(seat).standing.some((standing) => standing.key === key)) return 'silent';
  const ask = older.asks().find((open) => open.seat === seat);
  if (ask?.sealed !== true) return 'loud';
  if (ask.ready) return 'silent';
  return (older.ready | (1 << seat)) === older.asked ? 'loud' : 'quiet';
}
