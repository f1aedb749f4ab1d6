import { firstOf, oneOf, optional, whole } from '@masterplan/kernel';
import { deed, you } from '@masterplan/kernel/words';
import { adjacentRegion, clause, counted, hereOf, player } from '../../text/words.ts';
import { bindings, word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo, movesFrom } from '../movement.ts';

const stride = deed({
  en: { base: 'move', participle: 'moved', object: 'up to' },
  fr: {
    infinitive: 'se déplacer',
    il: 'se déplace',
    ils: 'se déplacent',
    vous: 'vous déplacez',
    command: 'déplacez-vous',
    participle: 'déplacé',
    object: 'de',
    after: 'au plus',
  },
});

/** Goes along travel lines, from region to region; or comes to whoever plays the card (JL-7.2, JL-7.3). */
export const move = verb(
  'move',
  { far: whole(1, 3), to: optional(oneOf('player')) },
  {
    optional: true,
    choices(lens, seat, frame, offers, { far, to }) {
      for (const place of movesFrom(lens, seat, far))
        if (to === undefined || place === bindings.place.of(frame)) offers.yes(word.go, place);
    },
    run(table, frame, _said, seat, option) {
      goTo(table, seat, firstOf(option));
      bindings.moved.set(frame, true);
    },
    say({ far, to }) {
      if (to === 'player') return clause('move', you, undefined, { to: hereOf(player) });
      if (far === 1) return clause('move', you, undefined, { to: adjacentRegion });
      return clause(stride, you, counted(far, 'region'));
    },
  },
);
