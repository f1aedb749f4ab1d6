import { firstOf, listOf, nth, oneOf, type Told } from '@masterplan/kernel';
import { anyOf, deed, ir } from '@masterplan/kernel/words';
import { FEW } from '../../content/checks.ts';
import { cardTypes } from '../../content/filters.ts';
import { article } from '../../text/en/article.ts';
import { de } from '../../text/fr/de.ts';
import type { Voice } from '../../text/voice.ts';
import { byName, clause, you } from '../../text/words.ts';
import { line, verb, word } from '../kit.ts';

const chooseType = deed({
  en: {
    base: 'choose',
    participle: 'chosen',
    particle: 'a type:',
    after: '. This turn, each card in your hand is also of that type',
  },
  fr: ir('choisir', {
    particle: 'un type :',
    after: '. Ce tour-ci, chaque carte de votre main est aussi de ce type',
  }),
});

const typeName = ({ say }: Voice, type: number): string => say.types[nth(cardTypes, type)];

const name = word('type {number}', {
  en: ({ number: type }, voice) => `Type: ${typeName(voice, type)}`,
  fr: ({ number: type }, voice) => `Type : ${typeName(voice, type)}`,
});

const typeTold = ({ event }: Told, voice: Voice): string => typeName(voice, nth(event.n, 0));

const named = line('type', {
  en: (told, voice) => {
    const type = typeTold(told, voice);
    return `${told.who}: this turn, each card in their hand is also ${article(type)} ${type}.`;
  },
  fr: (told, voice) =>
    `Ce tour-ci, chaque carte de la main ${de(told.who)} est aussi de type ${typeTold(told, voice)}.`,
});

/** The cards of your hand have the type you choose too, for this turn, besides any that was named before (P-7). */
export const nameType = verb(
  'name-type',
  { among: listOf(oneOf(...cardTypes), FEW) },
  {
    brings: [name, named],
    choices(_lens, _seat, _frame, offers, { among }) {
      for (const type of among) offers.yes(name.no, cardTypes.indexOf(type));
    },
    run(table, _frame, _said, seat, option) {
      table.fields.handTypes |= 1 << firstOf(option);
      table.tell(named, seat, [], firstOf(option));
    },
    say: ({ among }) => clause(chooseType, you, anyOf(...among.map((type) => byName(type)))),
  },
);
