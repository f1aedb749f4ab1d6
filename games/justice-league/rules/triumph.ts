import { choice, DONE, DONE_WORD, firstOf, locals, number } from '@masterplan/kernel';
import { type Reader, word } from './board.ts';
import { complete, placing } from './crises.ts';
import { phase } from './kit.ts';
import { hasCrisis, LAST_STAGE, openRegions, stageOf } from './questions.ts';
import { isFrozen } from './spells.ts';

const my = locals({ stage: choice('complete', 'place', 'over'), completed: number() });

const ripe = (reader: Reader): number[] =>
  openRegions(reader).filter((region) => hasCrisis(reader, region) && whyNot(reader, region) === undefined);

/** Which clause forbids that a crisis is completed; undefined where none does. */
function whyNot(reader: Reader, region: number): string | undefined {
  if (stageOf(reader, region) < LAST_STAGE) return 'JL-17.1';
  return isFrozen(reader, region) ? 'JL-C2' : undefined;
}

/** Darkseid completes crises at stage 3, hidden or revealed, as many as he likes; then he may play as many near him (JL-17.1, JL-17.7, JL-A85 to JL-A88). */
export const triumph = phase({
  name: 'triumph',
  my,
  run(table, frame) {
    if (my.stage.of(frame) === 'over') return table.done(frame);
    if (my.stage.of(frame) === 'complete' && ripe(table).length > 0) return table.ask(frame.you);
    my.stage.set(frame, 'over');
    const most = my.completed.of(frame);
    table.push(placing, frame.you, { budget: table.fields.energy, where: 'near Darkseid', most });
  },
  choices(lens, _seat, _frame, offers) {
    for (const region of openRegions(lens))
      if (hasCrisis(lens, region)) offers.verdict(word.crisisAt, region, 0, whyNot(lens, region));
    offers.yes(DONE_WORD);
  },
  answer(table, frame, _seat, option) {
    if (option === DONE) return my.stage.set(frame, 'place');
    my.completed.add(frame, 1);
    complete(table, firstOf(option));
  },
});
