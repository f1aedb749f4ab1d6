import { describe, expect, test } from 'vitest';
import { requestIn } from '../../wire/index.ts';

const table = 'a'.repeat(16);

describe('what a page says', () => {
  test.each<[string, object]>([
    ['hello without a key', { id: 1, do: 'hello' }],
    ['a name with white space around it', { id: 1, do: 'me', name: ' Ada  ' }],
    [
      'a table with settings',
      {
        ...{
          id: 0,
          do: 'make',
          game: 'duel',
          seats: 2,
          listed: true,
          pack: [],
          options: { first: 'chance' },
        },
        settings: { pace: 'quick', clock: { kind: 'bank', seconds: 60, increment: 0 } },
      },
    ],
    ['seats to look at', { id: 2, do: 'watch', table, views: [0, 3], since: 7 }],
    ['one view', { id: 2, do: 'watch', table, views: 'public' }],
    ['a seat for whoever comes', { id: 3, do: 'give', table, seat: 1, to: null }],
    ['a finger', { id: 4, do: 'talk', table, channel: 'table', said: pointing({ kind: 'zone', zone: 3 }) }],
  ])('is taken as it is: %s', (_what, said) => {
    expect(requestIn(said)).toEqual({ request: said });
  });

  test.each<[unknown, string]>([
    [null, ''],
    [[], ''],
    [{ id: 1 }, 'do'],
    [{ id: 1, do: 'dance' }, 'do'],
    [{ id: 1, do: 'constructor' }, 'do'],
    [{ do: 'ping' }, 'id'],
    [{ id: -1, do: 'ping' }, 'id'],
    [{ id: 1, do: 'ping', extra: 1 }, 'extra'],
    [{ id: 1, do: 'hello', key: 'x' }, 'key'],
    [{ id: 1, do: 'me', name: '   ' }, 'name'],
    [{ id: 1, do: 'me', settings: JSON.parse('{"__proto__": 1}') }, 'settings.__proto__'],
    [{ id: 1, do: 'me', settings: { size: ' '.repeat(65) } }, 'settings.size'],
    [{ id: 1, do: 'watch', table, views: [] }, 'views'],
    [{ id: 1, do: 'watch', table, views: Array.from({ length: 99 }, () => 0) }, 'views'],
    [
      { id: 1, do: 'settings', table, settings: { clock: { kind: 'turn', seconds: 1 } } },
      'settings.clock.seconds',
    ],
    [{ id: 1, do: 'settings', table, settings: { clock: { kind: 'sand' } } }, 'settings.clock.kind'],
    [
      { id: 1, do: 'talk', table, channel: 'table', said: pointing({ kind: 'seat', card: 1 }) },
      'said.at.card',
    ],
    [{ id: 1, do: 'talk', table, channel: 'table', said: { say: 'text', text: ' \u202E ' } }, 'said.text'],
  ])('is refused at its first fault: %j', (said, path) => {
    expect(requestIn(said)).toEqual({ malformed: path });
  });
});

function pointing(at: object): object {
  return { say: 'point-at', at };
}
