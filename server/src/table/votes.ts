import type { OpenVote, VoteKind } from '../../wire/index.ts';

interface Vote {
  readonly shown: OpenVote;
  /** What happens when everybody agrees. */
  readonly passed: () => Promise<void>;
}

/** What the people at a table are deciding together. A vote passes when all who were asked agree; the first no ends it. */
export class Votes {
  readonly #open = new Map<number, Vote>();
  #next = 1;

  get shown(): readonly OpenVote[] {
    return [...this.#open.values()].map(({ shown }) => shown);
  }

  isOpen(kind: VoteKind, whom?: number): boolean {
    return this.shown.some((vote) => vote.kind === kind && vote.whom === whom);
  }

  /** Opens a vote among `waiting`, of whom there is at least one. Returns its number. */
  open(vote: Omit<OpenVote, 'vote'>, passed: () => Promise<void>): number {
    const no = this.#next++;
    this.#open.set(no, { shown: { ...vote, vote: no }, passed });
    return no;
  }

  /** False where there is no such vote for this seat. */
  async cast(no: number, seat: number, agree: boolean): Promise<boolean> {
    const vote = this.#open.get(no);
    if (vote === undefined || !vote.shown.waiting.includes(seat)) return false;
    const waiting = vote.shown.waiting.filter((other) => other !== seat);
    if (agree && waiting.length > 0) {
      this.#open.set(no, { ...vote, shown: { ...vote.shown, waiting } });
    } else {
      this.#open.delete(no);
      if (agree) await vote.passed();
    }
    return true;
  }

  /** The table has gone on: what was to be taken back is past. */
  drop(kind: VoteKind): void {
    for (const [no, vote] of this.#open) if (vote.shown.kind === kind) this.#open.delete(no);
  }

  clear(): void {
    this.#open.clear();
  }
}
