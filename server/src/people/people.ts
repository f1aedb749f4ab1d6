import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonSettings } from '../../wire/index.ts';
import type { PlayerRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { letters } from './letters.ts';

/** A person, as the server knows them: by a key that it does not keep. */
export interface Player {
  readonly id: string;
  readonly keyHash: string;
  readonly name: string;
  readonly settings: PersonSettings;
  readonly muted: readonly string[];
}

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

const newKey = (): string => randomBytes(16).toString('base64url');

const playerOf = (row: PlayerRow): Player => ({
  id: row.id,
  keyHash: row.keyHash,
  name: row.name,
  settings: JSON.parse(row.settingsJson),
  muted: JSON.parse(row.mutedJson),
});

/** Everybody who has ever been here; in memory those who are, and the names of those at a table. */
export class People {
  readonly #store: Store;
  readonly #names = new Map<string, string>();
  /** How many pages of each person are connected. */
  readonly #pages = new Map<string, number>();
  #news = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new person, with the key that nobody else will ever see. */
  async make(): Promise<{ readonly player: Player; readonly key: string }> {
    const key = newKey();
    const player = { id: letters(12), keyHash: hashOfKey(key), name: '', settings: {}, muted: [] };
    const { id, keyHash, name } = player;
    await this.#store.addPlayer({
      ...{ id, keyHash, name, settingsJson: '{}', mutedJson: '[]' },
      madeAt: Date.now(),
    });
    this.#names.set(id, name);
    return { player, key };
  }

  /** The person with this key. The key is compared by its hash, in constant time. */
  async byKey(key: string): Promise<Player | undefined> {
    const keyHash = hashOfKey(key);
    const row = await this.#store.playerByKey(keyHash);
    if (row === undefined) return undefined;
    if (!timingSafeEqual(Buffer.from(row.keyHash, 'hex'), Buffer.from(keyHash, 'hex'))) return undefined;
    this.#names.set(row.id, row.name);
    return playerOf(row);
  }

  /** Replaces the key: the old one is worth nothing from now on. */
  async replaceKey(player: Player): Promise<{ readonly player: Player; readonly key: string }> {
    const key = newKey();
    const keyHash = hashOfKey(key);
    await this.#store.changePlayer(player.id, { keyHash });
    return { player: { ...player, keyHash }, key };
  }

  async change(
    player: Player,
    change: {
      readonly name?: string;
      readonly settings?: PersonSettings;
      readonly muted?: readonly string[];
    },
  ): Promise<Player> {
    const changed = { ...player, ...change };
    await this.#store.changePlayer(player.id, {
      name: changed.name,
      settingsJson: JSON.stringify(changed.settings),
      mutedJson: JSON.stringify(changed.muted),
    });
    this.#names.set(player.id, changed.name);
    this.#news += 1;
    return changed;
  }

  /** Grows whenever somebody comes, goes or is called otherwise. */
  get news(): number {
    return this.#news;
  }

  nameOf(player: string): string {
    return this.#names.get(player) ?? '';
  }

  /** Forgets the names of all who are neither here nor among those who sit at a table. */
  forgetAllBut(seated: ReadonlySet<string>): void {
    for (const player of this.#names.keys())
      if (!this.#pages.has(player) && !seated.has(player)) this.#names.delete(player);
  }

  /** How many names are in memory. */
  get known(): number {
    return this.#names.size;
  }

  /** Learns the names of people who sit at a table that was stored. */
  async meet(players: readonly string[]): Promise<void> {
    const strangers = players.filter((player) => !this.#names.has(player));
    for (const [player, name] of await this.#store.namesOf(strangers)) this.#names.set(player, name);
  }

  /** A page of the person has connected. True where it is the first. */
  arrives(player: string): boolean {
    const pages = this.#pages.get(player) ?? 0;
    this.#news += 1;
    this.#pages.set(player, pages + 1);
    return pages === 0;
  }

  /** A page of the person is gone. True where it was the last. */
  leaves(player: string): boolean {
    const pages = (this.#pages.get(player) ?? 1) - 1;
    this.#news += 1;
    if (pages > 0) this.#pages.set(player, pages);
    else this.#pages.delete(player);
    return pages === 0;
  }

  isHere(player: string): boolean {
    return this.#pages.has(player);
  }

  /** Everybody who is here. */
  get here(): Iterable<string> {
    return this.#pages.keys();
  }

  get count(): number {
    return this.#pages.size;
  }
}
