import { DONE, DONE_WORD, firstOf, nth, secondOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { goods } from '../../content/kinds.ts';
import { clause, upTo } from '../../text/words.ts';
import { bindings, RING } from '../board.ts';
import { note } from '../deeds.ts';
import { gain, goodNo } from '../goods.ts';
import { verb, word } from '../kit.ts';
import { speakAll } from '../moments.ts';
import { alertsAt, missionAt, tileAt } from '../questions.ts';
import { addAlerts } from '../tiles.ts';

export const plunderAt = word('plunder {number} at {place}', {
  en: ({ number, place }, voice) => `${voice.amount(number, 1)} from ${place}`,
  fr: ({ number, place }, voice) => `${voice.amount(number, 1)} : ${place}`,
});

/** Spoils are Collected from anywhere, without Squads and Agents; Henchmen come to the Base Tile (TD-23.9, TD-C15). */
export const plunder = verb(
  'plunder',
  { n: whole(1, 4) },
  {
    brings: [plunderAt],
    choices(lens, _seat, frame, offers) {
      for (let place = 1; place <= RING; place++) {
        const kind = missionAt(lens, place);
        if (kind?.type !== 'resource' || alertsAt(lens, place) === 0) continue;
        for (const good of new Set(kind.spoils)) offers.yes(plunderAt.no, goodNo(good), place);
      }
      if (bindings.count.of(frame) > 0) offers.yes(DONE_WORD);
    },
    run(table, frame, { n }, seat, option) {
      if (option === DONE) return;
      const [no, place] = [firstOf(option), secondOf(option)];
      addAlerts(table, place, -1);
      note(table, 'collected', seat, no);
      table.tell('collected', seat, [tileAt(table, place) ?? 0], no, 1);
      gain(table, seat, nth(goods, no), 1);
      if (bindings.count.add(frame, 1) + 1 < n) table.repeat(frame);
      speakAll(table, 'spoils', [seat], { place });
    },
    say: ({ n }) => clause('collect', you, upTo(n, 'spoil'), { how: 'wherever-they-lie' }),
  },
);
