import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** A WebSocket of our own, small enough to send what no browser would, and to open thousands of. */
export interface RawSocket {
  onText: (text: string) => void;
  onClose: () => void;
  isClosed: boolean;
  send(text: string): void;
  /** Sends a frame as it is. */
  sendFrame(opcode: number, payload: Buffer): void;
  /** Sends frames in one piece. */
  sendFrames(opcode: number, payloads: readonly Buffer[]): void;
  /** Reads no more, so that what is sent piles up on the other side. */
  pause(): void;
  close(): void;
}

/** Opens one, or throws with the status the server answered instead. */
export function openSocket(
  port: number,
  headers: Readonly<Record<string, string>> = {},
  host = '127.0.0.1',
): Promise<RawSocket> {
  return new Promise((opened, refused) => {
    const asked = request({
      ...{ host, port, path: '/socket', agent: false },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...headers,
      },
    });
    asked.on('upgrade', (_answer, socket, head) => opened(speakOver(socket, head)));
    asked.on('response', (answer) => {
      answer.resume();
      refused(new Error(`no socket: ${answer.statusCode}`));
    });
    asked.on('error', refused);
    asked.end();
  });
}

function speakOver(socket: Socket, head: Buffer): RawSocket {
  const raw: RawSocket = {
    onText: () => undefined,
    onClose: () => undefined,
    isClosed: false,
    send: (text) => socket.write(frameOf(1, Buffer.from(text))),
    sendFrame: (opcode, payload) => socket.write(frameOf(opcode, payload)),
    sendFrames: (opcode, payloads) =>
      socket.write(Buffer.concat(payloads.map((payload) => frameOf(opcode, payload)))),
    pause: () => socket.pause(),
    close: () => socket.destroy(),
  };
  let rest: Buffer = Buffer.alloc(0);
  const read = (bytes: Buffer): void => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (let frame = frameIn(rest); frame !== undefined; frame = frameIn(rest)) {
      rest = rest.subarray(frame.length);
      if (frame.opcode === 1) raw.onText(frame.payload.toString('utf8'));
      if (frame.opcode === 9) socket.write(frameOf(10, frame.payload));
      if (frame.opcode === 8) socket.end();
    }
  };
  socket.setNoDelay(true);
  socket.on('data', read);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    raw.isClosed = true;
    raw.onClose();
  });
  if (head.length > 0) setImmediate(() => read(head));
  return raw;
}

/** A client's frame: masked, as clients must (with zeros, which changes nothing). */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size + 4);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const size = short < 126 ? 0 : short === 126 ? 2 : 8;
  if (bytes.length < 2 + size) return undefined;
  const length = size === 0 ? short : size === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < 2 + size + length) return undefined;
  const payload = bytes.subarray(2 + size, 2 + size + length);
  return { opcode: bytes.readUInt8(0) & 0x0f, payload, length: 2 + size + length };
}
