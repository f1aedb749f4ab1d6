import { DONE, DONE_WORD, firstOf, nth, whole } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { clause, upTo } from '../../text/words.ts';
import { bindings, vault } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { amountOf } from '../questions.ts';

const KINDS = resources.length;
/** So many of a Resource go for as many of another. */
const EACH = 1;

/** What is given and what is gained, as one number. */
export const barterFor = word('barter {number}', {
  en: ({ number }, voice) =>
    `Exchange ${voice.amount(Math.floor(number / KINDS), EACH)} for ${voice.amount(number % KINDS, EACH)}`,
  fr: ({ number }, voice) =>
    `Échanger ${voice.amount(Math.floor(number / KINDS), EACH)} contre ${voice.amount(number % KINDS, EACH)}`,
});

const bartered = line('bartered', ['given', 'gained', 'each'], {
  en: ({ who, given, gained, each }, voice) =>
    `${who} exchanges ${voice.amount(given, each)} for ${voice.amount(gained, each)}.`,
  fr: ({ who, given, gained, each }, voice) =>
    `${who} échange ${voice.amount(given, each)} contre ${voice.amount(gained, each)}.`,
});

const exchange = deed({ en: { base: 'exchange', participle: 'exchanged' }, fr: er('échanger') });

/** You exchange Resources with the World, one for one (TD-C6). */
export const barter = verb(
  'barter',
  { n: whole(1, 3) },
  {
    brings: [barterFor, bartered],
    choices(lens, seat, frame, offers) {
      for (const [given, good] of resources.entries())
        if (amountOf(lens, seat, good) > 0)
          for (let gained = 0; gained < KINDS; gained++)
            if (gained !== given) offers.yes(barterFor.no, given * KINDS + gained);
      if (bindings.count.of(frame) > 0) offers.yes(DONE_WORD);
    },
    run(table, frame, { n }, seat, option) {
      if (option === DONE) return;
      const given = Math.floor(firstOf(option) / KINDS);
      const gained = firstOf(option) % KINDS;
      vault.add(table.fields.vault, seat, nth(resources, given), -EACH);
      vault.add(table.fields.vault, seat, nth(resources, gained), EACH);
      table.tell(bartered, seat, [], given, gained, EACH);
      if (bindings.count.add(frame, 1) + 1 < n) table.repeat(frame);
    },
    say: ({ n }) => clause(exchange, you, upTo(n, 'resource', { of: you }), { how: 'for-others' }),
  },
);
