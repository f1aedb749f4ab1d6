import { attack } from '../../rules/verbs/attack.ts';
import { choose } from '../../rules/verbs/choose.ts';
import { contributeFromDiscard } from '../../rules/verbs/contribute-from-discard.ts';
import { denounce } from '../../rules/verbs/denounce.ts';
import { destroyThis } from '../../rules/verbs/destroy-this.ts';
import { discard } from '../../rules/verbs/discard.ts';
import { disintegrate } from '../../rules/verbs/disintegrate.ts';
import { each } from '../../rules/verbs/each.ts';
import { gainWeakness } from '../../rules/verbs/gain-weakness.ts';
import { lookAtLoyalty } from '../../rules/verbs/look-at-loyalty.ts';
import { lookAtTop } from '../../rules/verbs/look-at-top.ts';
import { move } from '../../rules/verbs/move.ts';
import { nameType } from '../../rules/verbs/name-type.ts';
import { playAgain } from '../../rules/verbs/play-again.ts';
import { putIt } from '../../rules/verbs/put-it.ts';
import { type Card, type CardPrint, cardOf } from '../kinds.ts';
import { draw, may, power } from '../sentences.ts';

const designed = (id: string, print: Omit<CardPrint, 'id' | 'set' | 'copies' | 'designed'>): Card =>
  cardOf({ id, set: 'watchmen', copies: 1, designed: true, ...print });

/** The eleven cards for the main deck, one each. */
export const mainDeck: readonly Card[] = [
  designed('disintegration', {
    type: 'super-power',
    cost: 9,
    vp: 3,
    play: [power(2), may(destroyThis({ ifDone: [disintegrate({ spares: 'last' })] }))],
    icon: 'atom-core',
  }),
  designed('duplication', {
    type: 'super-power',
    cost: 5,
    vp: 1,
    play: [playAgain({ also: 'ongoing' })],
    icon: 'duality',
  }),
  designed('reconstruction', {
    type: 'super-power',
    cost: 6,
    vp: 2,
    play: [power(2), each({ who: 'players', to: [move({ from: 'discard', to: 'hand', n: 1 })] })],
    icon: 'jigsaw-piece',
  }),
  designed('masked-stranger', {
    type: 'hero',
    cost: 4,
    vp: 1,
    play: [power(1), nameType({ among: ['hero', 'villain', 'equipment', 'super-power'] })],
    icon: 'carnival-mask',
  }),
  designed('night-editor', {
    type: 'hero',
    cost: 3,
    vp: 1,
    play: [power(1), lookAtTop({ of: 'main-deck' }), may(putIt({ to: 'destroyed' }))],
    icon: 'newspaper',
  }),
  designed('manufactured-monster', {
    type: 'villain',
    cost: 7,
    vp: 2,
    play: [power(3), attack({ who: 'players', to: [discard({ n: 1 })] })],
    icon: 'giant-squid',
  }),
  designed('street-gang', {
    type: 'villain',
    cost: 3,
    vp: 1,
    play: [
      power(1),
      attack({ who: 'foes', to: [choose({ among: [[discard({ n: 1 })], [gainWeakness({ n: 1 })]] })] }),
    ],
    icon: 'brass-knuckles',
  }),
  designed('owlship', {
    type: 'equipment',
    cost: 5,
    vp: 1,
    play: [power(2), may(contributeFromDiscard())],
    icon: 'owl',
  }),
  designed('dossier', {
    type: 'equipment',
    cost: 4,
    vp: 1,
    play: [power(2), may(destroyThis({ ifDone: [lookAtLoyalty()] }))],
    icon: 'files',
  }),
  designed('smiley-badge', {
    type: 'equipment',
    cost: 3,
    vp: 1,
    play: [power(1)],
    defense: 'discard',
    bonus: [draw(1), denounce()],
    icon: 'smitten',
  }),
  designed('newsstand', {
    type: 'location',
    cost: 5,
    vp: 1,
    ongoing: [{ when: { contribute: 'first' }, do: [draw(1)] }],
    icon: 'shop',
  }),
];
