import { DO_WORD, firstOf, HIDDEN, NOT_ANY, oneOf, type Table } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { de } from '../../text/fr/de.ts';
import { a, clause, each, thatOne, the } from '../../text/words.ts';
import { bindings, type Tomorrow, word, zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { areTeamMates, rivalsOf } from '../order.ts';

const spied = line('spied', ['rival'], {
  en: ({ who, rival, cards, event: { faces } }, voice) =>
    faces.includes(HIDDEN)
      ? `${who} looks at ${rival}’s Side Jobs.`
      : `${who} looks at ${rival}’s Side Jobs: ${voice.list(cards)}.`,
  fr: ({ who, rival, cards, event: { faces } }, voice) =>
    faces.includes(HIDDEN)
      ? `${who} regarde les Petits boulots ${de(rival)}.`
      : `${who} regarde les Petits boulots ${de(rival)} : ${voice.list(cards)}.`,
});

/** You alone see the Side Jobs of a rival, of the one a Conflict was with, or of all (TD-C8). */
export const spy = verb(
  'spy',
  { on: oneOf('rival', 'that rival', 'each rival') },
  {
    brings: [spied],
    forced: 'taken',
    choices(lens, seat, frame, offers, { on }) {
      const holders = rivalsOf(lens, seat).filter((other) => lens.zone(zones.jobs(other)).length > 0);
      const that = bindings.rival.of(frame);
      if (on === 'rival') for (const other of holders) offers.yes(word.player, other);
      else if (on === 'each rival' ? holders.length > 0 : holders.includes(that)) offers.yes(DO_WORD);
    },
    run(table, frame, { on }, seat, option) {
      const that = on === 'that rival' ? bindings.rival.of(frame) : firstOf(option);
      for (const other of on === 'each rival' ? rivalsOf(table, seat) : [that]) see(table, seat, other);
    },
    say: ({ on }) =>
      clause(
        'look-at',
        you,
        the('job', {
          of: { rival: a, 'that rival': thatOne, 'each rival': each }[on]('rival'),
          many: true,
        }),
      ),
  },
);

function see(table: Table<Tomorrow>, seat: number, other: number): void {
  const jobs = zones.jobs(other);
  if (other === NOT_ANY || areTeamMates(table, seat, other) || table.zone(jobs).length === 0) return;
  table.showAll(jobs, 1 << seat);
  table.tell(spied, seat, table.zone(jobs), other);
}
