import { advance } from '../rules/verbs/advance.ts';
import { banish } from '../rules/verbs/banish.ts';
import { burn } from '../rules/verbs/burn.ts';
import { cheaper } from '../rules/verbs/cheaper.ts';
import { choose } from '../rules/verbs/choose.ts';
import { drawCrises } from '../rules/verbs/draw-crises.ts';
import { exhaust } from '../rules/verbs/exhaust.ts';
import { forbid } from '../rules/verbs/forbid.ts';
import { headStart } from '../rules/verbs/head-start.ts';
import { heroes } from '../rules/verbs/heroes.ts';
import { menace } from '../rules/verbs/menace.ts';
import { playCrises } from '../rules/verbs/play-crises.ts';
import { raise } from '../rules/verbs/raise.ts';
import { recharge } from '../rules/verbs/recharge.ts';
import { regain } from '../rules/verbs/regain.ts';
import { retaliate } from '../rules/verbs/retaliate.ts';
import { spend } from '../rules/verbs/spend.ts';
import { vanguard } from '../rules/verbs/vanguard.ts';
import { wound } from '../rules/verbs/wound.ts';
import { type Crisis, crisis, type Family, rising } from './kinds.ts';

type Print = Omit<Crisis, 'type' | 'id' | 'family' | 'designed' | 'titles'>;

const of =
  (family: Family) =>
  (id: string, print: Print): Crisis =>
    crisis(id, { family, designed: true, ...print });

const army = of('army');
const machine = of('machine');
const elite = of('elite');
const deceit = of('deceit');

export const crises: readonly Crisis[] = [
  army('parademons', {
    cost: 1,
    strength: rising(3),
    agility: 2,
    lasting: [raise({ of: 'neighbours', ability: 'strength', by: 1 })],
    icon: 'evil-minion',
  }),
  army('justifiers', {
    cost: 1,
    agility: rising(3),
    tech: 2,
    lasting: [forbid({ what: 'dice' })],
    icon: 'executioner-hood',
  }),
  army('hunger-dogs', {
    cost: 1,
    strength: rising(4),
    thwarted: [heroes({ who: 'each', where: 'there', to: [regain({ n: 2 })] })],
    icon: 'hound',
  }),
  army('intergang', {
    cost: 2,
    strength: 3,
    agility: rising(3),
    tech: 3,
    discount: { in: 'metropolis', by: 1 },
    icon: 'brass-knuckles',
  }),
  army('dog-cavalry', {
    cost: 2,
    strength: rising(3),
    agility: 4,
    lasting: [forbid({ what: 'leaving' })],
    icon: 'cavalry',
  }),
  army('female-furies', {
    cost: 3,
    strength: 6,
    agility: rising(5),
    lasting: [menace()],
    icon: 'slavery-whip',
  }),

  machine('mother-box', { cost: 1, tech: rising(4), completed: [recharge()], icon: 'companion-cube' }),
  machine('radion-trap', {
    cost: 1,
    agility: 3,
    tech: 3,
    revealed: [wound({ n: 2, whom: 'that' })],
    icon: 'land-mine',
  }),
  machine('brainiac', {
    cost: 2,
    agility: rising(3),
    tech: 4,
    revealed: [drawCrises({ n: 2 })],
    icon: 'brain',
  }),
  machine('evil-factory', {
    cost: 2,
    strength: 3,
    tech: rising(3),
    lasting: [cheaper({ by: 1 })],
    icon: 'factory',
  }),
  machine('fire-pits', {
    cost: 3,
    strength: 4,
    agility: 4,
    tech: 4,
    lasting: [burn({ n: 1 })],
    icon: 'fire-zone',
  }),
  machine('omega-engine', {
    cost: 4,
    strength: 5,
    agility: 4,
    tech: rising(5),
    revealed: [advance({ where: 'there', most: 1 })],
    icon: 'reactor',
  }),

  elite('kanto', { cost: 1, agility: 4, completed: [wound({ n: 2, whom: 'anywhere' })], icon: 'stiletto' }),
  elite('steppenwolf', {
    cost: 2,
    strength: rising(4),
    agility: 3,
    lasting: [retaliate({ n: 1 })],
    icon: 'war-axe',
  }),
  elite('desaad', {
    cost: 2,
    agility: 3,
    tech: 3,
    revealed: [heroes({ who: 'that', where: 'there', to: [spend({ n: 3, of: 'any' })] })],
    icon: 'syringe',
  }),
  elite('bernadeth', {
    cost: 3,
    strength: rising(4),
    tech: 4,
    revealed: [
      heroes({
        who: 'each',
        where: 'there',
        to: [choose({ among: [[wound({ n: 2, whom: 'you' })], [spend({ n: 3, of: 'any' })]] })],
      }),
    ],
    icon: 'dagger-rose',
  }),
  elite('kalibak', {
    cost: 3,
    strength: 5,
    agility: rising(5),
    lasting: [vanguard({ ability: 'strength' })],
    icon: 'spiked-mace',
  }),
  elite('granny-goodness', {
    cost: 4,
    strength: 4,
    agility: 5,
    tech: rising(5),
    lasting: [headStart()],
    icon: 'crown-of-thorns',
  }),

  deceit('amazing-grace', { cost: 1, agility: rising(4), revealed: [banish()], icon: 'lips' }),
  deceit('glorious-godfrey', {
    cost: 2,
    agility: 3,
    tech: rising(3),
    lasting: [forbid({ what: 'teamwork' })],
    icon: 'public-speaker',
  }),
  deceit('doctor-bedlam', {
    cost: 2,
    strength: 3,
    agility: 3,
    tech: rising(3),
    thwarted: [playCrises({ most: 1, where: 'there' })],
    icon: 'puppet',
  }),
  deceit('virman-vundabar', {
    cost: 2,
    strength: 4,
    agility: 3,
    lasting: [raise({ of: 'itself', by: 1 })],
    icon: 'tank',
  }),
  deceit('anti-life-broadcast', {
    cost: 3,
    agility: 5,
    tech: rising(5),
    lasting: [exhaust()],
    icon: 'radio-tower',
  }),
  deceit('lex-luthor', {
    cost: 3,
    agility: rising(5),
    tech: 6,
    completed: [advance({ where: 'anywhere', most: 2 })],
    icon: 'briefcase',
  }),
];
