import { candidates, type Language, languages, nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { down, type Scene, scene, up } from '../scenes.ts';

type Table = ReturnType<typeof scene>;

const HERO = 1;
const texts = justiceLeague.text(justiceLeague.game);
const plain = (said: string): string => said.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/** Why an option that is written so cannot be chosen, as the seat that is asked reads it. */
function whyNot({ table, names }: Table, key: string, language: Language, seat = HERO): string {
  const lens = table.lens(seat);
  const blocked = candidates(lens).blocked.filter(({ option }) => lens.game.keyOf(option) === key);
  return plain(texts[language].refusal(lens, nth(blocked, 0), names));
}

const logOf = (table: Pick<Table, 'log'>, language: Language): readonly string[] =>
  table.log(language).map(plain);

/** A hero with tokens begins to confront what lies in Bialya. */
const confronting = (id: string, more: Partial<Scene> = {}): Table =>
  scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] } },
    crises: { bialya: up(id) },
    ...more,
  }).answer('Superman', 'Carry out');

describe('a refusal says which text of a crisis forbids it (JL-C15)', () => {
  test.each([
    ['en', 'The die cannot be rolled against this crisis.'],
    ['fr', 'On ne peut pas lancer le dé contre cette crise.'],
  ] as const)('no die, in %s', (language, said) => {
    expect(whyNot(confronting('justifiers'), 'agility with 1', language)).toBe(said);
  });

  test.each([
    ['en', 'Its strength has to be overcome first.'],
    ['fr', 'Il faut d’abord surmonter sa capacité de force.'],
  ] as const)('one ability first, in %s', (language, said) => {
    expect(whyNot(confronting('kalibak'), 'agility with 1', language)).toBe(said);
    const flare = scene({
      heroes: { superman: { at: 'bialya', plays: ['solar-flare'] } },
      crises: { bialya: up('kalibak') },
    });
    flare.answer('Superman', 'Carry out');
    expect(flare.log()).toContain('Superman overcomes the strength of Kalibak.');
  });
});

describe('what wounds is told before the wounds', () => {
  test.each([
    ['en', 'Steppenwolf strikes back!', 'Superman takes 1 wound.'],
    ['fr', 'Steppenwolf riposte !', 'Superman subit 1 blessure.'],
  ] as const)('a crisis that strikes back, in %s', (language, cause, wounds) => {
    const table = confronting('steppenwolf', { rolls: [2] }).answer('Superman', 'strength with 1');
    const log = logOf(table, language);
    expect(log.slice(log.indexOf(cause))).toEqual(expect.arrayContaining([cause, wounds]));
    expect(log.filter((said) => said === wounds).length).toBe(1);
  });

  test.each([
    ['en', 'At the end of the round Fire Pits in Bialya wounds the heroes there.', 'Superman takes 1 wound.'],
    [
      'fr',
      'Fin de manche : Fosses ardentes au Bialya blesse les héros sur place.',
      'Superman subit 1 blessure.',
    ],
  ] as const)('a crisis at the end of the round, in %s', (language, cause, wounds) => {
    const table = confronting('fire-pits').answer('Superman', 'Stop');
    const log = logOf(table, language);
    expect(log[log.indexOf(cause) + 1]).toBe(wounds);
  });

  test('a roll that wounds says its number, and the wounds once', () => {
    const log = logOf(confronting('bernadeth', { rolls: [1] }).answer('Superman', 'strength with 1'), 'en');
    expect(log).toContain('Superman rolls 1.');
    expect(log.filter((said) => said.includes('wound'))).toEqual(['Superman takes 1 wound.']);
  });
});

test.each([
  ['en', 'Sleeping Doom (Darkseid): the condition is not met.'],
  ['fr', 'Fléau dormant (Darkseid) : la condition n’est pas remplie.'],
] as const)('JL-A96 a Goal that fails is told, in %s; one that is passed is not', (language, said) => {
  const goal = () => scene({ heroes: {}, darkseid: { plays: ['sleeping-doom'] } });
  expect(logOf(goal().answer('Darkseid', 'Carry out'), language)).toContain(said);
  expect(logOf(goal().answer('Darkseid', 'Pass'), language)).not.toContain(said);
});

test('JL-5.5 who settles an order reads whose powers they are, the last one too', () => {
  const both = () =>
    scene({
      heroes: {
        superman: { at: 'bialya', plays: ['superman-watchtower'] },
        cyborg: { at: 'bialya', plays: ['cyborg-watchtower'] },
      },
    });
  const table = both();
  expect(table.options('Superman')).toEqual([
    'First: Watchtower (Superman)',
    'First: Watchtower (Cyborg)',
    'Let the die decide',
  ]);
  table.answer('Superman', 'First: Watchtower (Cyborg)');
  expect(table.prompt('Cyborg')).toBe('Do you agree to begin with Watchtower (Cyborg)?');
  table.answer('Cyborg', 'Agree');
  expect(table.log()).toContain('In this order: Watchtower (Cyborg) and Watchtower (Superman).');
});

test('JL-C4 everybody reads where a hero looked, and only the hero what lay there', () => {
  const table = scene({
    heroes: { batman: { at: 'bialya', plays: ['batwing'] } },
    crises: { markovia: down('kanto') },
  });
  table.answer('Batman', 'Carry out').answer('Batman', 'Go to Markovia');
  expect(table.log('en', 'Batman')).toContain('Batman looks at the hidden crisis in Markovia: Kanto.');
  expect(table.log('en', 'Superman')).toContain('Batman looks at the hidden crisis in Markovia.');
});

test('JL-C2 a hidden crisis that is frozen is told by its region', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['arctic-breath'] } },
    crises: { bialya: down('kanto') },
  });
  expect(table.answer('Superman', 'Carry out').log()).toContain(
    'Superman freezes the crisis in Bialya for this round.',
  );
});

test('whoever spends tokens together reads how many are missing, be it one', () => {
  const table = scene({
    heroes: {
      'wonder-woman': { at: 'bialya', plays: ['battle-cry'], ready: [4, 0, 0] },
      cyborg: { at: 'bialya', ready: [3, 0, 0] },
    },
    crises: { bialya: up('kalibak') },
  });
  table.answer('Diana', 'Try strength together').answer('Diana', 'Spend 4');
  expect(table.prompt('Cyborg')).toBe('How many strength tokens do you spend? 1 is missing.');
});

describe.each(languages)('in %s', (language) => {
  test('a card’s name needs no article where an ability is overcome', () => {
    const card = {
      en: 'Superman overcomes the strength of Intergang.',
      fr: 'Intergang : Superman surmonte la force.',
    }[language];
    const table = confronting('intergang').answer('Superman', 'Overcome strength');
    expect(logOf(table, language).join('\n')).toContain(card);
  });
});
