import { candidates, DECLINE, DONE, type Language, nth, type Option } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { cautionOf } from '../../ui/caution.ts';
import { bring as bringEnglish } from '../../ui/words/en.ts';
import { bring as bringFrench } from '../../ui/words/fr.ts';
import { type Scene, scene, up } from '../scenes.ts';

bringEnglish();
bringFrench();

type Table = ReturnType<typeof scene>;

const HERO = 1;

/** What a hero is asked back before an option, by its key. */
function cautionAt({ table }: Table, key: string, language: Language = 'en'): readonly string[] {
  const lens = table.lens(HERO);
  const isMeant = (option: Option) => lens.game.keyOf(option) === key;
  const option = nth(candidates(lens).options.filter(isMeant), 0);
  return (cautionOf({ lens, language }, option)?.words ?? []).map((word) => word.replaceAll('\u00a0', ' '));
}

/** Superman confronts Bernadeth, whose strength is 6 at her second stage. */
function confronting(given: {
  readonly strength: number;
  readonly wounds?: number;
  readonly darkseid?: Scene['darkseid'];
}): Table {
  const { strength, wounds = 0, darkseid = {} } = given;
  return scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'], ready: [strength, 0, 4], wounds } },
    crises: { bialya: up('bernadeth', 2) },
    darkseid,
  }).answer('Superman', 'Carry out');
}

test('whoever rolls is warned where only the symbol would be enough, in both languages', () => {
  const table = confronting({ strength: 3 });
  expect(cautionAt(table, 'strength with 1')).toEqual([
    'Only the Justice League symbol would be enough: one roll in six.',
  ]);
  expect(cautionAt(table, 'strength with 1', 'fr')).toEqual([
    'Seul le symbole de la Justice League suffirait : une chance sur six.',
  ]);
  expect(cautionAt(table, 'strength with 3')).toEqual([]);
});

test('and where the roll rather defeats than overcomes', () => {
  const table = confronting({ strength: 2, wounds: 2, darkseid: { at: 'bialya' } });
  expect(cautionAt(table, 'strength with 1')).toContain('This roll would defeat you in 2 of 6 cases.');
});

test('whoever stops is told of what needs no roll, whoever passes of what the power does', () => {
  const stopping = confronting({ strength: 1 }).table.lens(HERO);
  expect(cautionOf({ lens: stopping, language: 'en' }, DONE)?.words).toEqual([
    'You could overcome tech without a roll.',
  ]);
  const passing = scene({ heroes: { batman: { at: 'gotham', plays: ['utility-belt'] } } }).table.lens(HERO);
  expect(cautionOf({ lens: passing, language: 'en' }, DECLINE)?.title).toBe('Really stop here?');
});

test('a hero whom one wound defeats is warned before going where Darkseid stands', () => {
  const flying = (wounds: number, more: Partial<Scene> = {}) =>
    scene({
      heroes: { superman: { at: 'metropolis', plays: ['supersonic-flight'], wounds } },
      darkseid: { at: 'gotham' },
      ...more,
    });
  const key = `go to ${places.no('gotham')}`;
  expect(cautionAt(flying(2), key)).toEqual(['One more wound would defeat you, and Darkseid is there.']);
  expect(cautionAt(flying(1), key)).toEqual([]);
  expect(cautionAt(flying(2, { darkseid: { at: 'apokolips' } }), key)).toEqual([]);
});
