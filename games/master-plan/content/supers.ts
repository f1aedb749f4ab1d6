import { alone } from '../rules/conditions/alone.ts';
import { lastToJoin } from '../rules/conditions/last-to-join.ts';
import { onlySquad } from '../rules/conditions/only-squad.ts';
import { burn } from '../rules/verbs/burn.ts';
import { carryLoot } from '../rules/verbs/carry-loot.ts';
import { changeNumber } from '../rules/verbs/change-number.ts';
import { drawLoot } from '../rules/verbs/draw-loot.ts';
import { exchangeLoot } from '../rules/verbs/exchange-loot.ts';
import { fetch } from '../rules/verbs/fetch.ts';
import { grab } from '../rules/verbs/grab.ts';
import { guard } from '../rules/verbs/guard.ts';
import { leave } from '../rules/verbs/leave.ts';
import { look } from '../rules/verbs/look.ts';
import { lure } from '../rules/verbs/lure.ts';
import { mayMove } from '../rules/verbs/may-move.ts';
import { maySwap } from '../rules/verbs/may-swap.ts';
import { nameNext } from '../rules/verbs/name-next.ts';
import { rescue } from '../rules/verbs/rescue.ts';
import { strike } from '../rules/verbs/strike.ts';
import { takeCredit } from '../rules/verbs/take-credit.ts';
import { trade } from '../rules/verbs/trade.ts';
import { turnDown } from '../rules/verbs/turn-down.ts';
import { hero, type Super, villain } from './kinds.ts';

export const supers: readonly Super[] = [
  villain('fine-print', {
    number: 1,
    attack: 'none',
    defenses: [],
    ability: [guard({ who: 'this', against: ['magic', 'force', 'psychic'] })],
    icon: 'contract',
  }),
  hero('daylight-saving', {
    number: 2,
    attack: 'magic',
    defenses: [],
    ability: [changeNumber({ who: 'yours here', to: 99 })],
    icon: 'sundial',
  }),
  villain('curfew', {
    number: 3,
    attack: 'none',
    defenses: ['magic'],
    ability: [strike({ with: 'anything', of: 'larger-squad' })],
    icon: 'street-light',
  }),
  hero('captain-umbrella', {
    number: 4,
    attack: 'force',
    defenses: [],
    ability: [guard({ who: 'ally', against: ['force'] })],
    icon: 'umbrella',
  }),
  villain('aunt-larceny', {
    number: 5,
    attack: 'force',
    defenses: [],
    ability: [exchangeLoot({ with: 'rival', may: true })],
    icon: 'shiny-purse',
  }),
  hero('lightning-rod', {
    number: 6,
    attack: 'magic',
    defenses: [],
    ability: [lure({ to: 'this' })],
    icon: 'thunder-struck',
  }),
  villain('stage-manager', {
    number: 7,
    attack: 'psychic',
    defenses: ['force'],
    ability: [grab({ if: onlySquad() })],
    icon: 'director-chair',
  }),
  hero('fair-play', {
    number: 8,
    attack: 'magic',
    defenses: ['force'],
    ability: [trade({ who: 'yours here', may: true })],
    icon: 'shaking-hands',
  }),
  villain('turncoat', {
    number: 9,
    attack: 'force',
    defenses: ['psychic'],
    ability: [trade({ who: 'this', may: true })],
    icon: 'double-face-mask',
  }),
  hero('last-word', {
    number: 10,
    attack: 'psychic',
    defenses: [],
    ability: [leave({ may: true, ifDone: [strike({ with: 'anything' })] })],
    icon: 'talk',
  }),
  villain('hex-officio', {
    number: 11,
    attack: 'magic',
    defenses: [],
    ability: [strike({ with: 'anything', if: alone() })],
    icon: 'evil-book',
  }),
  hero('encore', {
    number: 12,
    attack: 'psychic',
    defenses: [],
    ability: [strike({ with: 'anything', if: lastToJoin() })],
    icon: 'sing',
  }),
  villain('pawnbroker', {
    number: 13,
    attack: 'none',
    defenses: ['psychic'],
    ability: [exchangeLoot({ with: 'throwdown', may: true })],
    icon: 'pocket-watch',
  }),
  hero('finders-keeper', {
    number: 14,
    attack: 'none',
    defenses: ['force', 'psychic'],
    ability: [grab()],
    icon: 'metal-detector',
  }),
  villain('scorched-earl', {
    number: 15,
    attack: 'magic',
    defenses: [],
    ability: [leave({ may: true, ifDone: [burn()] })],
    icon: 'fire-silhouette',
  }),
  hero('detour', {
    number: 16,
    attack: 'magic',
    defenses: ['force'],
    ability: [mayMove({ who: 'yours here', to: 'elsewhere' })],
    icon: 'detour',
  }),
  villain('lost-property', {
    number: 17,
    attack: 'none',
    defenses: ['magic', 'force'],
    ability: [drawLoot({ if: alone() })],
    icon: 'suitcase',
  }),
  hero('lady-lullaby', {
    number: 18,
    attack: 'none',
    defenses: ['magic'],
    ability: [turnDown({ who: 'foe' })],
    icon: 'night-sleep',
  }),
  villain('velvet-hammer', {
    number: 19,
    attack: 'force',
    defenses: ['psychic'],
    ability: [drawLoot({ if: lastToJoin() })],
    icon: 'warhammer',
  }),
  hero('concierge', {
    number: 20,
    attack: 'none',
    defenses: ['psychic'],
    ability: [fetch({ if: alone() })],
    icon: 'house-keys',
  }),
  villain('keyhole', {
    number: 21,
    attack: 'magic',
    defenses: ['psychic'],
    ability: [look({ at: 'squad' })],
    icon: 'key-lock',
  }),
  hero('second-wind', {
    number: 22,
    attack: 'none',
    defenses: ['magic'],
    ability: [rescue()],
    icon: 'whirlwind',
  }),
  villain('count-backwards', {
    number: 23,
    attack: 'psychic',
    defenses: [],
    ability: [changeNumber({ who: 'another', to: 0 })],
    icon: 'vampire-dracula',
  }),
  hero('understudy', {
    number: 24,
    attack: 'magic',
    defenses: ['psychic'],
    ability: [maySwap({ who: 'this' })],
    icon: 'carnival-mask',
  }),
  villain('bait-and-switch', {
    number: 25,
    attack: 'magic',
    defenses: ['force'],
    ability: [maySwap({ who: 'yours here' })],
    icon: 'magick-trick',
  }),
  hero('green-light', {
    number: 26,
    attack: 'none',
    defenses: ['magic'],
    ability: [nameNext()],
    icon: 'traffic-lights-green',
  }),
  villain('silent-partner', {
    number: 27,
    attack: 'psychic',
    defenses: ['magic'],
    ability: [look({ at: 'plan' })],
    icon: 'nothing-to-say',
  }),
  hero('conveyor-belle', {
    number: 28,
    attack: 'force',
    defenses: ['psychic'],
    ability: [carryLoot({ may: true })],
    icon: 'hand-truck',
  }),
  villain('headline-hog', {
    number: 29,
    attack: 'none',
    defenses: ['magic'],
    ability: [takeCredit()],
    icon: 'newspaper',
  }),
  hero('cartographer', {
    number: 30,
    attack: 'none',
    defenses: ['force'],
    ability: [mayMove({ who: 'yours elsewhere', to: 'elsewhere' })],
    icon: 'treasure-map',
  }),
  villain('red-herring', {
    number: 31,
    attack: 'force',
    defenses: ['magic'],
    ability: [lure({ to: 'another ally' })],
    icon: 'canned-fish',
  }),
  hero('whistle-stop', {
    number: 32,
    attack: 'force',
    defenses: [],
    ability: [mayMove({ who: 'yours elsewhere', to: 'here', if: alone() })],
    icon: 'whistle',
  }),
  villain('plus-one', {
    number: 33,
    attack: 'psychic',
    defenses: ['force'],
    ability: [mayMove({ who: 'yours elsewhere', to: 'here' })],
    icon: 'ticket',
  }),
  hero('tin-saint', {
    number: 34,
    attack: 'force',
    defenses: ['force', 'magic'],
    ability: [grab({ if: alone() })],
    icon: 'vintage-robot',
  }),
  villain('bad-penny', {
    number: 35,
    attack: 'force',
    defenses: [],
    ability: [mayMove({ who: 'this', to: 'elsewhere' })],
    icon: 'crown-coin',
  }),
  hero('polite-giant', {
    number: 36,
    attack: 'force',
    defenses: [],
    ability: [],
    icon: 'giant',
  }),
];
