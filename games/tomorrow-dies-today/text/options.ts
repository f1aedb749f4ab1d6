import {
  ACCEPT_WORD,
  CHANGE_WORD,
  DECLINE_WORD,
  DO_WORD,
  DONE_WORD,
  firstOf,
  type Lens,
  NOT_ANY,
  newest,
  nth,
  type Option,
  proposalIn,
  secondOf,
  wordOf,
} from '@masterplan/kernel';
import { attributes, facelessTypes, goods, resources } from '../content/kinds.ts';
import { LOOSE, type Tomorrow, word } from '../rules/board.ts';
import {
  actingAt,
  attackPlaces,
  buildPrice,
  conflictIn,
  corruptPrice,
  effectNamed,
  goalOf,
  hasActed,
  inMask,
  placeOf,
  priceOf,
  SLOT_STEP,
  squadsOf,
  statusAt,
  stolenIn,
  withSquadsAt,
} from '../rules/facts.ts';
import type { Voice } from './voice.ts';

type Said = (voice: Voice, lens: Lens<Tomorrow>, names: readonly string[], a: number, b: number) => string;

const one = ({ say }: Voice, good: number): string => say.goods[nth(goods, good)](1);
const resource = ({ say }: Voice, no: number): string => say.goods[nth(resources, no)](1);
const faceless = ({ say }: Voice, no: number): string => say.pieces[nth(facelessTypes, no)];
const attribute = ({ say }: Voice, no: number): string => say.attributes[nth(attributes, no)];
/** A Squad of somebody's: those on the Base Tile are in none. */
const group = (voice: Voice, slot: number): string => voice.squadName(slot === LOOSE ? LOOSE : slot);

const setUp: readonly (readonly [number, Said])[] = [
  [word.play, (voice, lens, _names, card) => voice.say.option.play(voice.cardName(lens, card))],
  [
    word.hire,
    (voice, lens, _names, no) =>
      lens.frame.verb === 'hiring'
        ? voice.say.option.hire(faceless(voice, no))
        : voice.say.option.recruit(faceless(voice, no)),
  ],
  [word.choose, (voice, _lens, _names, no) => voice.say.option.choose(resource(voice, no))],
  [
    word.keepJobs,
    (voice, lens, _names, a, b) =>
      voice.say.option.keepJobs(voice.cardName(lens, a), voice.cardName(lens, b)),
  ],
  [
    word.place,
    (voice, lens, _names, card, place) => voice.say.option.place(voice.cardName(lens, card), place),
  ],
  [word.vault, (voice, lens, _names, card) => voice.say.option.vault(voice.cardName(lens, card))],
  [word.contribute, (voice, lens, _names, card) => voice.say.option.contribute(voice.cardName(lens, card))],
];

const coordination: readonly (readonly [number, Said])[] = [
  [word.buyHenchman, (voice, _lens, _names, no) => voice.say.option.buyHenchman(faceless(voice, no))],
  [
    word.buyResource,
    (voice, _lens, _names, no, price) => voice.say.option.buyResource(price, resource(voice, no)),
  ],
  [word.fill, (voice, lens, _names, place, card) => voice.say.option.fill(voice.cardName(lens, card), place)],
  [word.plotJob, ({ say }) => say.option.plotJob],
  [word.plotGadget, ({ say }) => say.option.plotGadget],
  [
    word.switchOut,
    (voice, lens, _names, place, price) => voice.say.option.switchOut(voice.placeName(lens, place), price),
  ],
  [
    word.remove,
    (voice, lens, _names, place, price) =>
      statusAt(lens, place) === 'inactive'
        ? voice.say.option.removeHidden(place, price)
        : voice.say.option.remove(voice.placeName(lens, place), price),
  ],
  [word.reveal, ({ say }, _lens, _names, place) => say.option.reveal(place)],
  [word.use, (voice, lens, _names, card) => voice.say.option.use(voice.cardName(lens, card))],
  [
    word.build,
    (voice, lens, _names, card) =>
      voice.say.option.build(voice.cardName(lens, card), buildPrice(lens, lens.viewer)),
  ],
  [word.trackUp, ({ say }, lens) => say.option.trackUp(lens.fields.track)],
  [word.trackDown, ({ say }, lens) => say.option.trackDown(lens.fields.track)],
  [word.commit, ({ say }) => say.option.commit],
  [word.keep, (voice, lens, _names, card) => voice.say.option.keep(voice.cardName(lens, card))],
  [word.keepShuffle, (voice, lens, _names, card) => voice.say.option.keepShuffle(voice.cardName(lens, card))],
  [word.layOut, (voice, lens, _names, card) => voice.say.option.layOut(voice.cardName(lens, card))],
  [
    word.layOutShuffle,
    (voice, lens, _names, card) => voice.say.option.layOutShuffle(voice.cardName(lens, card)),
  ],
  [word.replace, (voice, lens, _names, card) => voice.say.option.replace(voice.cardName(lens, card))],
  [
    word.assign,
    (voice, _lens, _names, piece, slot) => voice.say.option.assign(voice.piece(piece), voice.squadName(slot)),
  ],
  [word.gather, (voice, _lens, _names, slot) => voice.say.option.gather(voice.squadName(slot))],
  [word.disband, (voice, _lens, _names, slot) => voice.say.option.disband(voice.squadName(slot))],
  [
    word.combine,
    (voice, _lens, _names, a, b) => voice.say.option.combine(voice.squadName(a), voice.squadName(b)),
  ],
  [word.together, ({ say }) => say.option.together],
  [word.inTurn, ({ say }) => say.option.inTurn],
  [
    word.stage,
    (voice, lens, _names, card, place) =>
      statusAt(lens, place) === 'inactive'
        ? voice.say.option.stageHidden(voice.cardName(lens, card), place)
        : voice.say.option.stage(voice.cardName(lens, card), voice.placeName(lens, place)),
  ],
  [
    word.stageBase,
    (voice, lens, names, card, seat) =>
      voice.say.option.stageBase(voice.cardName(lens, card), nth(names, seat)),
  ],
];

const villainy: readonly (readonly [number, Said])[] = [
  [word.pledge, ({ say }, _lens, _names, n) => say.option.pledge(n)],
  [
    word.lose,
    (voice, _lens, _names, piece, slot) =>
      voice.say.option.lose(voice.pieceFirst(piece), voice.squadHeading(slot)),
  ],
  [word.takes, ({ say }, _lens, names, seat, n) => say.option.takes(nth(names, seat), n)],
  [
    word.deploy,
    (voice, lens, _names, mask) =>
      voice.say.option.deploy(
        voice.squads(inMask(mask)),
        priceOf(lens, lens.viewer, inMask(mask), goalOf(lens, lens.viewer)),
      ),
  ],
  [word.ride, ({ say }) => say.option.ride],
  [
    word.board,
    (voice, _lens, names, seat, slot) => voice.say.option.board(nth(names, seat), voice.squadName(slot)),
  ],
  [word.pays, ({ say }, _lens, names, seat, n) => say.option.pays(nth(names, seat), n)],
  [word.pass, ({ say }) => say.option.pass],
  [word.deal, ({ say }, _lens, names, seat) => say.option.deal(nth(names, seat))],
  [
    word.attack,
    (voice, lens, names, seat) => {
      const [place = NOT_ANY, another] = attackPlaces(lens, lens.viewer, seat);
      return another === undefined
        ? voice.say.option.attack(nth(names, seat))
        : voice.say.option.attackAt(nth(names, seat), voice.placeName(lens, place));
    },
  ],
  [
    word.attackAt,
    (voice, lens, names, seat, place) =>
      voice.say.option.attackAt(nth(names, seat), voice.placeName(lens, place)),
  ],
  [word.give, (voice, _lens, _names, good, n) => voice.say.option.give(voice.amount(good, n))],
  [word.want, (voice, _lens, _names, good, n) => voice.say.option.want(voice.amount(good, n))],
  [word.giveGadget, (voice, lens, _names, card) => voice.say.option.give(voice.cardName(lens, card))],
  [word.wantGadget, (voice, lens, _names, card) => voice.say.option.want(voice.cardName(lens, card))],
  [word.generate, ({ say }) => say.option.generate],
  [word.collect, ({ say }) => say.option.collect],
  [
    word.alone,
    ({ say }, lens) => (lens.frame.verb === 'harvest' ? say.option.generateAlone : say.option.completeAlone),
  ],
  [word.take, (voice, _lens, _names, good) => voice.say.option.take(one(voice, good))],
  [word.recruitInto, (voice, _lens, _names, slot) => voice.say.option.recruitInto(voice.squadName(slot))],
  [word.recruitHome, ({ say }) => say.option.recruitHome],
  [
    word.complete,
    ({ say }, lens) => (isWithOthers(lens) ? say.option.completeTogether : say.option.complete),
  ],
  [word.corruptAdd, ({ say }, lens) => say.option.corruptAdd(corruptingPrice(lens))],
  [word.corruptRemove, ({ say }, lens) => say.option.corruptRemove(corruptingPrice(lens))],
  [
    word.takeResource,
    (voice, lens, _names, card) =>
      voice.say.option.takeResource(voice.cardName(lens, card), corruptingPrice(lens)),
  ],
  [word.takeDoomsday, ({ say }, lens) => say.option.takeDoomsday(2 * corruptingPrice(lens))],
  [
    word.share,
    (voice, _lens, names, good, seat) => voice.say.option.share(one(voice, good), nth(names, seat)),
  ],
  [word.shareAll, ({ say }, _lens, names, seat) => say.option.shareAll(nth(names, seat))],
  [word.shareEvenly, ({ say }) => say.option.shareEvenly],
];

/** Where the viewer's Squads are deployed. */
const deployedAt = (lens: Lens<Tomorrow>): number => {
  const slot = squadsOf(lens, lens.viewer).find(
    (each) => ((nth(lens.fields.acting, lens.viewer) >> each) & 1) === 1,
  );
  return slot === undefined ? 0 : placeOf(lens, lens.viewer, slot);
};

/** What it costs to Corrupt the Agency there. */
const corruptingPrice = (lens: Lens<Tomorrow>): number => corruptPrice(lens, deployedAt(lens));

/** Whether others are deployed there, too. */
const isWithOthers = (lens: Lens<Tomorrow>): boolean => {
  const place = deployedAt(lens);
  return withSquadsAt(lens, place).some(
    (seat) => seat !== lens.viewer && actingAt(lens, seat, place).length > 0,
  );
};

const conflict: readonly (readonly [number, Said])[] = [
  [word.also, ({ say }, _lens, names, seat) => say.option.also(nth(names, seat))],
  [word.enter, ({ say }) => say.option.enter],
  [word.join, ({ say }, _lens, names, seat) => say.option.join(nth(names, seat))],
  [
    word.fight,
    (voice, _lens, _names, o, d) => voice.say.option.fight(attribute(voice, o), attribute(voice, d)),
  ],
  [word.defend, (voice, _lens, _names, d) => voice.say.option.defend(attribute(voice, d))],
  [
    word.strike,
    (voice, _lens, names, seat, slot) => voice.say.option.strike(group(voice, slot), nth(names, seat)),
  ],
  [
    word.parry,
    (voice, _lens, names, by, target) =>
      voice.say.option.parry(nth(names, by), group(voice, target % SLOT_STEP)),
  ],
  [word.effect, (voice, lens, _names, no) => effectText(voice, lens, no)],
  [
    word.claim,
    ({ say }, lens, _names, no) => {
      const frame = newest(lens.stack, { name: 'conflict' });
      return frame === undefined ? '' : say.option.claim(say.resources[nth(resources, no)]);
    },
  ],
];

function effectText({ say }: Voice, lens: Lens<Tomorrow>, no: number): string {
  const effect = effectNamed(no);
  if (effect === 'home') return say.option.home;
  if (effect === 'damage') return say.option.damage;
  const frame = newest(lens.stack, { name: 'conflict' });
  const stolen = frame === undefined ? undefined : stolenIn(frame, conflictIn(frame).blow);
  return say.option.steal(say.goods[stolen ?? 'funding'](1));
}

const monologuing: readonly (readonly [number, Said])[] = [
  [word.recall, (voice, _lens, _names, mask) => voice.say.option.recall(voice.squads(inMask(mask)))],
  [word.claimCard, (voice, lens, _names, card) => voice.say.option.claimCard(voice.cardName(lens, card))],
  [word.swap, (voice, lens, _names, card, place) => voice.say.option.swap(voice.cardName(lens, card), place)],
  [word.good, (voice, _lens, _names, good) => voice.say.option.take(one(voice, good))],
  [word.player, (_voice, _lens, names, seat) => nth(names, seat)],
  [
    word.spot,
    (voice, lens, _names, place) =>
      statusAt(lens, place) === 'inactive'
        ? voice.say.option.hiddenSpace(place)
        : voice.placeName(lens, place),
  ],
  [word.squad, (voice, _lens, _names, slot) => voice.squadHeading(slot)],
];

/** The options of phases, and those that several verbs share. */
const said: ReadonlyMap<number, Said> = new Map<number, Said>([
  ...setUp,
  ...coordination,
  ...villainy,
  ...conflict,
  ...monologuing,
]);

/** What the words of every game mean here. */
function common({ say: { option } }: Voice, lens: Lens<Tomorrow>, no: number): string | undefined {
  const top = nth(lens.stack, lens.stack.length - 1);
  const proposal = proposalIn(lens);
  switch (no) {
    case ACCEPT_WORD:
      return option.accept;
    case CHANGE_WORD:
      return option.change;
    case DO_WORD:
      return option.doIt;
    case DONE_WORD:
      if (proposal !== undefined) return option.putForward;
      if (top.verb === 'coordination') return hasActed(top) ? option.endTurn : option.passTurn;
      return option.done;
    case DECLINE_WORD:
      if (proposal !== undefined) return proposal.stage === 'drafted' ? option.giveUp : option.refuse;
      return top.verb === 'special' ? option.refuse : option.decline;
    default:
      return undefined;
  }
}

/** One of the viewer's own options. */
export function optionText(
  voice: Voice,
  lens: Lens<Tomorrow>,
  option: Option,
  names: readonly string[],
): string {
  const saying = said.get(wordOf(option));
  if (saying !== undefined) return saying(voice, lens, names, firstOf(option), secondOf(option));
  return (
    common(voice, lens, wordOf(option)) ?? voice.optionBrought(lens, option, names) ?? voice.say.option.doIt
  );
}
