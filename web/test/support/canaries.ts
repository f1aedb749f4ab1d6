import { type GameRecord, nth, type SeenEvent, Sitting, see, seeEvent } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import type { Page } from '@playwright/test';
import { type Kinds, ownPack } from './own-pack.ts';

const kinds: Kinds = masterPlan.game.kinds;

/** A word that stands on one kind only, in both languages: whoever has received it has been told that kind. */
const canaryOf = (no: number): string => `canary${String(no).padStart(3, '0')}x`;

const titled = (entries: Kinds) =>
  entries.map((print) => {
    const word = canaryOf(kinds.findIndex(({ id }) => id === print.id));
    const title = { name: word, flavour: word };
    return { ...print, titles: { en: title, fr: title } };
  });

const own = ownPack();

/** Master Plan's own cards, each called by its canary. Supers and plans exist once, so that each copy has its own word. */
const canaryPack: unknown = {
  ...own,
  supers: titled(own.supers),
  throwdowns: titled(own.throwdowns),
  loot: titled(own.loot),
  plans: titled(own.plans),
};

export const canaryFile = {
  name: 'canaries.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(canaryPack)),
};

/** Every canary in a text. */
export const canariesIn = (text: string): Set<string> => new Set(text.match(/canary\d{3}x/g) ?? []);

const isReference = (no: number): boolean =>
  masterPlan.isReference?.(nth(masterPlan.game.kinds, no)) ?? false;

/** The canaries that can be secret: Supers and plans, but for kinds that the game lays open to everybody from the start. */
export const secretCanaries: readonly string[] = masterPlan.game.kinds.flatMap(({ type }, no) =>
  (type === 'super' || type === 'plan') && !isReference(no) ? [canaryOf(no)] : [],
);

/** The canaries a viewer may know: what is open to all, faces they saw at some moment, and faces that events showed them. */
export function knownIn(record: GameRecord, viewer: number): Set<string> {
  const read = masterPlan.readPack?.(record.pack);
  if (read === undefined || 'faults' in read) throw new Error('the canary pack cannot be read');
  const { game } = read;
  const { seats, options, seed = '', pack } = record;
  const sitting = new Sitting(game, { seats, options, seed, pack });
  const words = new Set(kinds.flatMap((_, no) => (isReference(no) ? [canaryOf(no)] : [])));
  const hear = (faces: SeenEvent['faces']) => {
    for (const face of faces) if (face >= 0) words.add(nth(game.kinds, face).titles?.en.name ?? '');
  };
  const look = () => {
    hear(see(game, sitting.table.state, viewer).face);
    for (const event of sitting.log.at(-1)?.events ?? []) hear(seeEvent(event, viewer).faces);
  };
  look();
  for (const [seat, key] of record.choices) {
    sitting.choose(seat, key);
    look();
  }
  return words;
}

const isTableFrame = (part: string): boolean => /^\{[^{[]*"on":"table"/.test(part);

/** All that a browser receives from now on: frames of its sockets and answers over HTTP. */
export class Received {
  readonly #parts: string[] = [];
  readonly #bodies: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#parts.push(String(payload)));
    });
    page.on('response', (response) => {
      const body = response.text().then(
        (text) => void this.#parts.push(text),
        () => undefined,
      );
      this.#bodies.push(body);
    });
  }

  /** Everything but the record that may be sent once the page has heard that the game is over: it holds it all. */
  async beforeTheEnd(): Promise<string[]> {
    await Promise.all(this.#bodies);
    const end = this.#parts.findIndex((part) => isTableFrame(part) && part.includes('"state":"finished"'));
    if (end < 0) throw new Error('the page never heard that the game is over');
    return this.#parts.filter((part, at) => at <= end || !part.includes('"record":'));
  }

  /** The record that the page asked for at the end. */
  record(): GameRecord {
    const answer = this.#parts.find((part) => part.includes('"record":'));
    if (answer === undefined) throw new Error('the page never got the record');
    return JSON.parse(answer).ok.record;
  }
}
