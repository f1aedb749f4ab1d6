/** Each socket is asked whether it is still there once in so many milliseconds. */
export const HEARTBEAT = 30_000;
/** They are asked in so many groups, one after another: to ask thousands at once would keep everybody else waiting. */
const GROUPS = 60;

interface Beating {
  /** Another for each socket. */
  readonly no: number;
  beat(): void;
}

/** The heartbeat of all sockets that there are at the time. */
export class Heartbeat {
  readonly #sockets: Iterable<Beating>;
  readonly #timer: NodeJS.Timeout;
  #group = 0;

  constructor(sockets: Iterable<Beating>) {
    this.#sockets = sockets;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT / GROUPS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    this.#group = (this.#group + 1) % GROUPS;
    for (const socket of this.#sockets) if (socket.no % GROUPS === this.#group) socket.beat();
  }
}
