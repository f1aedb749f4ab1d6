import { expect, test } from 'vitest';
import { games as registry } from '../../games/index.ts';
import { Client } from './client.ts';
import { Folder } from './folder.ts';
import { run } from './streams.ts';

const folder = new Folder();

const ownPack = async () => JSON.parse((await run(['pack', 'show', 'master-plan'], { registry })).out);

test('the game’s own cards, printed as a pack, can be checked and played with', async () => {
  const pack = await ownPack();
  const path = folder.file('pack.json', pack);
  const { code, out } = await run(['pack', 'check', path], { registry });
  expect([code, out]).toEqual([0, expect.stringContaining('master-plan')]);
  const client = new Client({}, registry);
  const { table, error } = client.ask({ do: 'new', game: 'master-plan', seats: 4, seed: 'x', pack });
  expect(error).toBeUndefined();
  const own = client.open('master-plan', 4, 'x');
  const linesOf = (at: string) => client.ask({ do: 'log', table: at, viewer: 0, lang: 'fr' }).lines;
  expect(linesOf(table)).toEqual(linesOf(own));
});

test('a pack that is wrong is told where, in both languages', async () => {
  const pack = await ownPack();
  pack.supers[3].number = 'seven';
  pack.loot[0].colour = 'red';
  pack.throwdowns.length = 2;
  const path = folder.file('wrong.json', pack);
  const english = await run(['pack', 'check', path], { registry });
  expect(english.code).toBe(1);
  expect(english.out).toContain('supers[3].number must be a whole number from 1 to 999.\n');
  expect(english.out).toContain('loot[0].colour has no place here; known: ');
  const french = await run(['pack', 'check', path, '--lang', 'fr'], { registry });
  expect(french.out).toContain('supers[3].number doit être un nombre entier de 1 à 999.\n');
});

test('a name that a terminal would obey, or that would turn the line around, is refused', async () => {
  const pack = await ownPack();
  const title = { name: 'Rage\u001b[2J', flavour: 'a\nb' };
  pack.supers[0].titles = { en: title, fr: { name: 'Rage\u202e', flavour: 'a' } };
  const path = folder.file('wrong.json', pack);
  const { code, out } = await run(['pack', 'check', path], { registry });
  expect([code, out]).toEqual([
    1,
    [
      ...['en.name', 'en.flavour', 'fr.name'].map(
        (where) => `supers[0].titles.${where} must hold no line breaks and no other control characters.\n`,
      ),
      'The pack cannot be played: 3 faults.\n',
    ].join(''),
  ]);
  const french = await run(['pack', 'check', path, '--lang', 'fr'], { registry });
  expect(french.out).toContain(
    'supers[0].titles.en.name ne doit contenir ni saut de ligne ni autre caractère de commande.\n',
  );
});

test('what a seat is sent is the same in every world it can imagine, through a whole game', () => {
  const client = new Client({}, registry);
  const table = client.open('master-plan', 5, 'secrets');
  const sent = (at: string, viewer: number) => [
    client.ask({ do: 'view', table: at, viewer }).view,
    client.ask({ do: 'asks', table: at, viewer }).asks,
    client.ask({ do: 'log', table: at, viewer, lang: 'en' }).lines,
    client.ask({ do: 'blocked', table: at, seat: viewer }).blocked,
  ];
  const there: unknown[] = [];
  const here: unknown[] = [];
  let moves = 0;
  for (;;) {
    const { asks, over } = client.ask({ do: 'asks', table, viewer: 'public' });
    if (over) break;
    const seat = asks[0]?.seat ?? 0;
    if (moves % 10 === 0) {
      const viewer = moves % 5;
      const world = client.ask({ do: 'imagine', table, viewer, seed: moves }).table;
      there.push(sent(world, viewer));
      here.push(sent(table, viewer));
      client.ask({ do: 'close', table: world });
    }
    const options = client.ask({ do: 'asks', table, viewer: seat }).asks[0]?.options ?? [];
    const key = options[(moves * 7) % options.length]?.key;
    expect(client.ask({ do: 'choose', table, seat, key }).error).toBeUndefined();
    moves += 1;
  }
  expect(there).toEqual(here);
  expect(here.length).toBeGreaterThan(5);
});

test('a rule that a refusal names can be looked up in the game, in both languages', async () => {
  const input = ['r MP-5.15', 'l', 'r MP-5.15', 'q'].map((line) => `${line}\n`).join('');
  const { out } = await run(['play', 'master-plan', '--seed', 'a', '--save', folder.at('x.json')], {
    input,
    registry,
  });
  expect(out.match(/^MP-5\.15 {2}\S/gm)).toHaveLength(2);
});
