/** The sockets of one address, and what they cost together. */
export class Neighbours<S extends { readonly unread: number }> {
  readonly address: string;
  readonly all = new Set<S>();
  /** Bytes of messages that wait to be answered. */
  waitingBytes = 0;

  constructor(address: string) {
    this.address = address;
  }

  /** Bytes that were sent to them and that they have not read. */
  get unread(): number {
    let bytes = 0;
    for (const socket of this.all) bytes += socket.unread;
    return bytes;
  }
}
