import type { AnyManifest } from '@masterplan/kernel';
import { expect } from 'vitest';
import { Engine, type EngineLimits, type EngineSettings } from '../src/engine/engine.ts';
import { tinyGames } from './tiny.ts';

/** An answer, loosely: each test looks at what it asked for. */
export interface Answered {
  readonly id: number | null;
  readonly error?: { readonly code: string; readonly message: string; readonly clause?: string };
  readonly table: string;
  readonly version: number;
  readonly over: boolean;
  readonly asks: readonly {
    readonly seat: number;
    readonly sealed: boolean;
    readonly ready?: true;
    readonly prompt: { readonly en: string; readonly fr: string };
    readonly options?: readonly {
      readonly key: string;
      readonly text: { readonly en: string; readonly fr: string };
    }[];
  }[];
  readonly standing?: readonly { readonly key: string }[];
  readonly blocked: readonly {
    readonly key: string;
    readonly clause: string;
    readonly text: { readonly en: string };
  }[];
  readonly lines: readonly string[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>> & { readonly start: Record<string, unknown> };
  readonly hash: string;
  readonly winners: readonly number[];
  readonly reason: string | null;
  readonly [more: string]: unknown;
}

/** Speaks to an engine in this process, over JSON as a program outside would. */
export class Client {
  readonly #engine: Engine;
  #id = 0;

  constructor(
    settings: Partial<EngineSettings> = {},
    registry: readonly AnyManifest[] = tinyGames,
    limits?: EngineLimits,
  ) {
    this.#engine = new Engine(registry, { language: 'en', truth: 'refused', ...settings }, limits);
  }

  /** Sends a request with the next id. */
  ask(request: Readonly<Record<string, unknown>>): Answered {
    this.#id += 1;
    return this.line(JSON.stringify({ id: this.#id, ...request }));
  }

  /** Sends a line as it is. */
  line(line: string): Answered {
    return JSON.parse(JSON.stringify(this.#engine.answer(line)));
  }

  open(game: string, seats = 2, seed = 'a'): string {
    return this.ask({ do: 'new', game, seats, seed }).table;
  }
}

/** What is wrong, where something is. */
export const codeOf = ({ error }: Answered): string | undefined => error?.code;

/** Plays the first option of whoever is asked first, so many times. */
export function playOn(client: Client, table: string, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const [ask] = client.ask({ do: 'asks', table, viewer: 'public' }).asks;
    if (ask === undefined) return;
    const own = client.ask({ do: 'asks', table, viewer: ask.seat });
    const key = own.asks.find(({ seat }) => seat === ask.seat)?.options?.[0]?.key;
    expect(codeOf(client.ask({ do: 'choose', table, seat: ask.seat, key }))).toBeUndefined();
  }
}
