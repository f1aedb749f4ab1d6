import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { tinyCheckout } from './checkout.ts';
import { Folder } from './folder.ts';
import { run, type Setting } from './streams.ts';
import { agreeing, breaking } from './tiny.ts';

const folder = new Folder();
const { root, folder: checkout } = tinyCheckout();
afterAll(() => rmSync(checkout, { recursive: true }));

let files = 0;
const newFile = () => folder.at(`record-${++files}.json`);

/** Plays with these lines typed; the record goes into a file of its own. */
async function play(
  game: string,
  lines: readonly string[],
  args: readonly string[] = [],
  setting: Setting = {},
) {
  const file = newFile();
  const argv = ['play', game, '--seed', 'a', '--save', file, ...args];
  const ran = await run(argv, { input: lines.map((line) => `${line}\n`).join(''), ...setting });
  return { ...ran, file };
}

const ones = (count: number) => new Array<string>(count).fill('1');

test.each([
  ['en', 'Sacha against Bruno', 'It is over: ', 'The record of this game:'],
  ['fr', 'Sacha contre Bruno', 'C’est fini: ', 'La partie est enregistrée\u00a0:'],
])('a whole game is played by piped answers, in %s', async (lang, welcome, over, saved) => {
  const { code, out, err, file } = await play('thieves', ones(10), ['--lang', lang]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`thieves (${lang})`);
  expect(out).toContain(welcome);
  expect(out).toContain(`1) ${lang} draw`);
  expect(out).toContain(over);
  expect(out).toContain(`${saved}\n  ${file}`);
  expect((await run(['record', 'verify', file])).code).toBe(0);
});

test('own cards are seen, those of others are not', async () => {
  const { out } = await play('thieves', ['q']);
  const board = out.split('\n').filter((line) => line.startsWith('card '));
  expect(board.filter((line) => line.endsWith('?'))).toHaveLength(3);
});

test('a game that draws no board is shown zone by zone', async () => {
  const { out } = await play('sealed-powers', ['1', 'q']);
  expect(out).toMatch(/^Sacha, hand: .+ en, .+ en, .+ en$/m);
  expect(out).toMatch(/^Bruno, hand: .*2 × \?$/m);
  expect(out).toMatch(/^Sacha, sealed: .+ en$/m);
  expect(out).toContain('round 0');
});

test('the log tells what happens, as the player saw it', async () => {
  const { out } = await play('thieves', ones(10));
  expect(out).toContain('· en shuffled');
  expect(out).toMatch(/· en moved (ace|king|queen|knave) 0,2/);
  expect(out).not.toMatch(/· en moved \w+ 0,3/);
});

test.each([
  ['en', 'Ada proposes:'],
  ['fr', 'Ada propose\u00a0:'],
])(
  'what is proposed stands before the question, with whose proposal it is, in %s',
  async (lang, proposes) => {
    const args = ['--seat', '1', '--bots', 'first', '--lang', lang];
    const { out } = await play('heist-vote', ['accept'], args, { registry: [agreeing] });
    expect(out).toContain(`${proposes}\n  ${lang} give it to 0\nSacha`);
  },
);

test('a number that is not there, or a word, is not an option; a key is', async () => {
  const { out } = await play('tic-tac-toe', ['12', 'dance', 'mark 4', 'q']);
  expect(out).toContain('Type a number from 1 to 9, or h for help.');
  expect(out).toContain('That is not one of your options');
  expect(out).toContain('"filled":2');
});

test('Enter alone takes the only option, and none of several', async () => {
  expect((await play('duel', ['', 'q'])).out).toContain('Sacha chooses (defence)');
  expect((await play('tic-tac-toe', ['', 'q'])).out).toContain('Type a number from 1 to 9');
});

test('? says what is not possible, why, and by which clause', async () => {
  const { out } = await play('tic-tac-toe', ['?', 'mark 4', '?', 'mark 4', 'q']);
  expect(out).toContain('Nothing is forbidden');
  expect(out).toMatch(/^\s*en mark 4: mark 4 is not possible \(taken\)$/m);
  expect(out.match(/mark 4 is not possible \(taken\)/g)).toHaveLength(2);
});

test('u takes back a choice, across the bots’ answers where need be, and the record says so', async () => {
  const { out, file } = await play('tic-tac-toe', ['u', 'mark 4', 'u', 'mark 0', 'q']);
  expect(out).toContain('There is no choice to take back.');
  expect(out).toContain('· Sacha takes back a choice.');
  expect(out).toContain('this game will not count in statistics');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.crossed).toBe(true);
  expect(record.choices[0]).toEqual([0, 'mark 0']);
});

test('l switches the language in the middle of a game, and back', async () => {
  const { out } = await play('tic-tac-toe', ['l', 'mark 4', 'l', 'q']);
  const [english = '', french = '', again = ''] = out.split(/En français désormais\.|English from now on\./);
  expect(english).toContain('Sacha chooses (turn)');
  expect(french).toContain('Sacha choisit (turn)');
  expect(french).toContain('fr: {"turn":0,"cells":[0,2,0,0,1');
  expect(again).toContain('Sacha chooses (turn)');
});

test('h lists the keys, b shows the board, log the log', async () => {
  const { out } = await play('thieves', ['h', 'b', 'log', 'q']);
  expect(out).toContain('take back your last choice');
  expect(out.match(/^en: \{"turn"/gm)).toHaveLength(2);
  expect(out.match(/· en shuffled/g)).toHaveLength(2);
});

test('c looks a card up by a part of its name', async () => {
  const { out } = await play('thieves', ['c QUEEN', 'c', 'c dragon', 'q']);
  expect(out).toContain('queen en\n  sees\n  “queen”');
  expect((await play('thieves', ['c knave', 'q'])).out).not.toContain('“”');
  expect(out).toContain('Say which card');
  expect(out).toContain('No card is called "dragon".');
});

test('r looks a rule up by number or word, in the language of the moment', async () => {
  const lines = ['r TH-2.1', 'r 1.1', 'r steal', 'r dragon', 'r', 'l', 'r th-2.1', 'q'];
  const { out } = await play('thieves', lines, [], { root });
  expect(out).toContain('TH-2.1  On a turn you may draw, look, shuffle or steal, once.');
  expect(out).toContain('TH-1.1  Two people play.');
  expect(out).toContain('No rule speaks of "dragon".');
  expect(out).toContain('The chapters:\n  1 The game\n  2 Turns');
  expect(out).toContain('TH-2.1  À son tour, on pioche, regarde, mélange ou vole, une fois.');
  expect((await play('duel', ['r 1.1', 'q'], [], { root })).out).toContain('This game has no rulebook here.');
});

test('s leaves a standing answer, which then answers at once', async () => {
  const { out } = await play('duel', ['s', 's 2', 's', 'strike', 'q']);
  expect(out).toContain('s 1 en attack ask (as now)\ns 2 en attack take\n');
  expect(out).toContain('s 1 en attack ask\ns 2 en attack take (as now)\n');
  expect(out).toContain('It is over: done');
  expect((await play('thieves', ['s', 'q'])).out).toContain('This game has no standing answers.');
});

test('q saves the game, and --resume goes on with it', async () => {
  const { out, file, code } = await play('tic-tac-toe', ['mark 4', 'q']);
  expect(code).toBe(0);
  expect(out).toContain(`To go on:\n  npx masterplan play --resume ${file} --seat 0 --bots random`);
  const resumed = await run(['play', '--resume', file], { input: ones(9).join('\n') });
  expect(resumed.out).toContain('"filled":2');
  expect(resumed.out).toContain('It is over: ');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.choices[0]).toEqual([0, 'mark 4']);
  expect((await run(['record', 'verify', file])).code).toBe(0);
});

test('the end of input leaves the game as q does', async () => {
  const { out, code, file } = await play('tic-tac-toe', ['mark 4']);
  expect(code).toBe(0);
  expect(out).toContain('The game is saved.');
  expect(JSON.parse(readFileSync(file, 'utf8')).choices).toHaveLength(2);
});

test('seat, name and seats are as asked for', async () => {
  const { out } = await play('duel', ['q'], ['--seats', '3', '--seat', '1', '--name', 'Zoé']);
  expect(out).toContain('Zoé against Ada (random) and Chloé (random)');
});

test('bots sit at the other seats in order', async () => {
  const { out } = await play('duel', ['q'], ['--seats', '3', '--seat', '1', '--bots', 'random,first']);
  expect(out).toContain('Sacha against Ada (random) and Chloé (first)');
});

test('a game is played with the cards of a pack, which the record keeps', async () => {
  const pack = folder.file('pack.json', ['one', 'two', 'three', 'four']);
  const { out, file } = await play('thieves', ['q'], ['--pack', pack]);
  expect(out).toMatch(/^card \d: (one|two|three|four)$/m);
  expect(JSON.parse(readFileSync(file, 'utf8')).pack).toEqual(['one', 'two', 'three', 'four']);
});

test('colours are for terminals, unless NO_COLOR is set', async () => {
  const code = '\u001b[';
  expect((await play('thieves', ['q'])).out).not.toContain(code);
  expect((await play('thieves', ['q'], ['--pace', '0'], { columns: 80 })).out).toContain(code);
  const plain = await play('thieves', ['q'], ['--pace', '0'], { columns: 80, env: { NO_COLOR: '1' } });
  expect(plain.out).not.toContain(code);
});

test('lines fit the width of the terminal', async () => {
  const setting = { columns: 44, env: { NO_COLOR: '1' } };
  const { out } = await play('thieves', ['h', 'q'], ['--pace', '0'], setting);
  const shown = out.split('\n').filter((line) => !line.includes(folder.path.slice(0, 10)));
  for (const line of shown) expect(line.length).toBeLessThanOrEqual(44);
});

test('bots keep the pace that was asked for, while somebody listens', async () => {
  const stdin = new PassThrough();
  const argv = ['play', 'thieves', '--seed', 'a', '--save', newFile(), '--pace', '150'];
  const startedAt = performance.now();
  const over = run(argv, { stdin });
  for (let i = 0; i < 3; i++) stdin.write('1\n');
  expect((await over).out).toContain('It is over');
  expect(performance.now() - startedAt).toBeGreaterThan(600);
  stdin.end();
});

test('where the rules themselves fail, the game is saved up to there', async () => {
  const file = newFile();
  const argv = ['play', 'tic-tac-toe', '--seed', 'a', '--save', file];
  await expect(run(argv, { input: 'mark 4\n', registry: [breaking] })).rejects.toThrow('the pen broke');
  expect(JSON.parse(readFileSync(file, 'utf8')).choices).toEqual([]);
});

test('a file that cannot be written is told, and the exit code is 2', async () => {
  const { code, err } = await run([
    'play',
    'tic-tac-toe',
    '--save',
    join(folder.file('pack.json', []), 'x.json'),
  ]);
  expect([code, err]).toEqual([2, expect.stringContaining('cannot be written')]);
});
