import type { Sentence as AnySentence, Verb } from '@masterplan/kernel';
import type { Condition } from '../../content/sentences.ts';
import type { Watchmen } from '../board.ts';
import { holds } from '../conditions.ts';
import * as appearance from './appearance.ts';
import * as choose from './choose.ts';
import { destroy } from './destroy.ts';
import * as discard from './discard.ts';
import * as draw from './draw.ts';
import * as gain from './gain.ts';
import { move, takeAll } from './move.ts';
import { playAgain } from './play-again.ts';
import * as playOthers from './play-others.ts';
import * as power from './power.ts';
import * as round from './round.ts';
import * as topCard from './top-card.ts';
import * as watchmen from './watchmen.ts';

interface Guarded extends AnySentence {
  readonly if?: Condition;
}

/** The same verb, but a sentence whose condition does not hold offers nothing, does nothing, and was not done. */
function guarded<Said extends Guarded>(verb: Verb<Watchmen, Said>): Verb<Watchmen, Said> {
  const asking: Partial<Verb<Watchmen, Said>> =
    verb.choices === undefined
      ? {}
      : {
          choices(lens, seat, frame, offers, said) {
            if (said.if === undefined || holds(lens, said.if, frame))
              verb.choices?.(lens, seat, frame, offers, said);
          },
        };
  return {
    ...verb,
    ...asking,
    run(table, frame, said, seat, option) {
      if (said.if === undefined || holds(table, said.if, frame)) verb.run(table, frame, said, seat, option);
      else frame.did = 0;
    },
  };
}

export const verbs = [
  guarded(power.power),
  guarded(power.doublePower),
  guarded(power.discount),
  guarded(power.riddle),
  guarded(draw.draw),
  guarded(draw.drawAtEnd),
  guarded(draw.drawIt),
  guarded(discard.discard),
  guarded(discard.discardHand),
  guarded(discard.discardAtRandom),
  guarded(discard.discardThose),
  guarded(destroy),
  guarded(move),
  guarded(takeAll),
  guarded(gain.gain),
  guarded(gain.gainAll),
  guarded(gain.gainKick),
  guarded(gain.gainWeakness),
  guarded(gain.sendGained),
  guarded(gain.takeGained),
  guarded(gain.putGained),
  guarded(round.attack),
  guarded(round.each),
  guarded(topCard.discardTop),
  guarded(topCard.lookAtTop),
  guarded(topCard.revealTop),
  guarded(topCard.call),
  guarded(topCard.putIt),
  guarded(playAgain),
  guarded(playOthers.borrow),
  guarded(playOthers.playSuperVillain),
  guarded(playOthers.revealTops),
  guarded(playOthers.revealFromHands),
  guarded(playOthers.playThem),
  guarded(choose.choose),
  guarded(choose.once),
  guarded(appearance.revealHand),
  guarded(appearance.mayShow),
  guarded(appearance.turnHeroDown),
  guarded(appearance.turnHeroesUp),
  guarded(appearance.tuck),
  guarded(appearance.untuck),
  guarded(appearance.passLeft),
  guarded(appearance.weighDownLeft),
  guarded(appearance.pool),
  guarded(appearance.dealPool),
  guarded(appearance.replace),
  guarded(appearance.retireThis),
  guarded(watchmen.nameType),
  guarded(watchmen.destroyThis),
  guarded(watchmen.disintegrate),
  guarded(watchmen.destroyCheapest),
  guarded(watchmen.denounce),
  guarded(watchmen.drain),
  guarded(watchmen.tally),
  guarded(watchmen.tick),
  guarded(watchmen.addCards),
];
