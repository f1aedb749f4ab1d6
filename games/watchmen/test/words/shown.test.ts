import { candidates, type Language, languages, nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { watchmen } from '../../index.ts';
import { attack } from '../../rules/verbs/attack.ts';
import { discardTop } from '../../rules/verbs/discard-top.ts';
import { tally } from '../../rules/verbs/tally.ts';
import { tick } from '../../rules/verbs/tick.ts';
import { cautionOf } from '../../ui/caution.ts';
import { challengeOf, stateOf } from '../../ui/challenge-read.ts';
import { planOf } from '../../ui/play-order.ts';
import { bring as bringEnglish } from '../../ui/words/en.ts';
import { bring as bringFrench } from '../../ui/words/fr.ts';
import { words } from '../../ui/words/index.ts';
import { challenge, type Table, turn, underKeaneAct, watch } from '../tables.ts';

bringEnglish();
bringFrench();

/** What stands at the head of the Challenge, as the first seat sees it. */
function headOf({ table }: Table, language: Language): readonly string[] {
  const lens = table.lens(0);
  const faced = challengeOf(lens);
  return faced === undefined ? [] : stateOf(lens, faced.kind, words.in(language));
}

const onTerminal = ({ table, names }: Table, language: Language): string =>
  watchmen.show(table.lens(0), language, names).join('\n');

test('P-4 what Cancer Scare has counted is shown, beside what it counts to', () => {
  const counted = (tally: number) => underKeaneAct({ challenge: 'cancer-scare', fields: { tally } });
  expect(headOf(counted(4), 'en')).toContain('4 of 6 destroyed');
  expect(headOf(counted(0), 'en')).toContain('0 of 6 destroyed');
  expect(headOf(counted(1), 'fr')).toContain('1 détruite sur 6');
  expect(onTerminal(counted(4), 'en')).toContain('Destroyed by the Challenge: 4 of 6');
  expect(onTerminal(counted(4), 'fr')).toMatch(/Détruites par le Challenge\s: 4 sur 6/);
});

test('the number a Challenge counts to is the one on the card; one that counts nothing shows none', () => {
  const to = [discardTop({ ifDone: [tally({ every: 9, drain: 2 })] })];
  const other = challenge('other', { between: [attack({ who: 'players', to })] });
  expect(headOf(watch({ challenge: other, fields: { tally: 3 } }), 'en')).toContain('3 of 9 destroyed');
  for (const language of languages) {
    const riot = underKeaneAct({ challenge: 'rioting' });
    expect(headOf(riot, language).join()).not.toMatch(/destroyed|détruite/);
    expect(onTerminal(riot, language)).not.toMatch(/Destroyed by|Détruites par/);
  }
});

test('W-9.17 the number at which a Challenge strikes is the one on the card, in its text and at its head', () => {
  const soon = challenge('countdown', { end: [tick({ until: 3 })] });
  const table = watch({ challenge: soon, clock: ['punch', 'kick'] });
  expect(table.printed('countdown', 'en')).toContain(
    'When three cards lie under this Challenge, each player',
  );
  expect(table.printed('countdown', 'fr')).toContain(
    'Quand trois cartes sont sous ce Challenge, chaque joueur',
  );
  expect(headOf(table, 'en')).toContain('2 of 3 under the Clock');
  expect(headOf(table, 'fr')).toContain('2 sur 3 sous l’Horloge');
});

/** What a player is asked back when they end their turn. */
function cautionAt({ table }: Table): readonly string[] {
  const lens = table.lens(0);
  const end = candidates(lens).options.filter((option) => lens.game.keyOf(option) === 'end turn');
  return cautionOf({ lens, language: 'en' }, nth(end, 0))?.words ?? [];
}

test('whoever ends a turn is warned of cards in hand that would act, at once or from then on', () => {
  const holding = (...hand: string[]) => cautionAt(turn({ seats: 3, hand }));
  expect(holding('arkham-asylum')).toEqual(['Not played yet: Arkham Asylum.']);
  expect(holding('punch')).toEqual(['Not played yet: Punch.']);
  expect(holding('vulnerability', 'weakness')).toEqual([]);
});

/** How many cards are played in one go from such a hand. */
function playedInOneGo(...hand: string[]): number {
  const lens = turn({ seats: 3, hand }).table.lens(0);
  const entries = candidates(lens).options.map((option, no) => ({
    ...({ no, option, step: 'whole', label: '' } as const),
    choose: () => undefined,
  }));
  return planOf(lens, 0, entries).count;
}

test('cards are played in one go only while none in hand minds the order: a Location minds what comes after it', () => {
  expect(playedInOneGo('punch', 'punch', 'kick')).toBe(3);
  expect(playedInOneGo('punch', 'punch', 'kick', 'titans-tower')).toBe(0);
  expect(playedInOneGo('punch', 'punch', 'kick', 'king-of-atlantis')).toBe(3);
});

const linesOf = (table: Table, language: Language, ...about: string[]): string[] =>
  onTerminal(table, language)
    .split('\n')
    .filter((line) => about.some((name) => line.startsWith(`${name},`)));

test('the terminal says who is on which side once all know it, and who is out', () => {
  const heroes = { superHero: { 0: ['nite-owl'], 1: ['rorschach'], 2: ['ozymandias'] } };
  const secret = underKeaneAct({ ...heroes });
  expect(linesOf(secret, 'en', 'Ann', 'Ben', 'Cem').join('\n')).not.toMatch(/Loyal|Mastermind|out of/);
  const known = underKeaneAct({ ...heroes, revealed: 'all', fields: { out: [false, false, true] } });
  const [ann, ben, cem] = linesOf(known, 'en', 'Ann', 'Ben', 'Cem');
  expect(ann).toMatch(/in hand · Loyal$/);
  expect(ben).toMatch(/in hand · Secret Mastermind$/);
  expect(cem).toMatch(/in hand · Loyal · out of the game$/);
  expect(linesOf(known, 'fr', 'Ben')[0]).toMatch(/en main · Génie du Crime$/);
  expect(linesOf(known, 'fr', 'Cem')[0]).toMatch(/en main · Loyal · hors de la partie$/);
});
