import { type CardText, nth, type Sentence } from '@masterplan/kernel';
import { type Act, allOf, both, type Clause, clausesFor, type Joined } from '@masterplan/kernel/words';
import {
  type Amounts,
  attributes,
  type Good,
  type Kind,
  moments,
  type NamedHenchman,
  type Points,
  type Speaker,
} from '../content/kinds.ts';
import { listedIn } from '../rules/facts.ts';
import { titleOf, type Voice } from './voice.ts';
import { compose, label, lapsing } from './words.ts';

/** A card as it is printed: its own words, and what it does in words made from its data. */
export const cardText = (voice: Voice, kind: Kind): CardText => ({
  ...titleOf(kind, voice.language),
  name: voice.nameOf(kind),
  text: printed(voice, kind),
});

function printed(voice: Voice, kind: Kind): string {
  const { card, types } = voice.say;
  switch (kind.type) {
    case 'henchman':
      return together(
        card.henchman(pointsText(voice, kind.has), types[kind.affinity]),
        spoken(voice, kind),
        triggersText(voice, kind),
      );
    case 'resource':
      return card.resource(
        types[kind.mission],
        pointsText(voice, kind.needs),
        rewardText(voice, kind.reward),
        pointsText(voice, kind.completed),
        voice.either(kind.spoils.map((good) => voice.say.goods[good](1))),
      );
    case 'doomsday':
      return together(
        card.doomsday(types[kind.mission], pointsText(voice, kind.needs), rewardText(voice, kind.reward)),
        compose(labelled(voice, 'effect', kind.effect ?? []), voice.language),
      );
    case 'headquarters':
      return card.headquarters(pointsText(voice, kind.needs), rewardText(voice, kind.reward));
    case 'gadget':
      return spoken(voice, kind);
    case 'directive':
    case 'job':
      return together(
        compose(task(voice, kind.needs), voice.language),
        card.objective(rewardText(voice, kind.reward)),
      );
    case 'event':
      return together(
        spoken(voice, kind),
        compose(label('solution', task(voice, kind.solution)), voice.language),
      );
    case 'marker':
      return kind.phase === 0 ? card.blank : card.marker(kind.phase);
  }
}

/** A Reward, with its VP first. */
function rewardText(voice: Voice, reward: Amounts): string {
  const isPoints = ({ good }: { readonly good: Good }) => good === 'vp';
  const listed = listedIn(reward);
  return voice.amounts([...listed.filter(isPoints), ...listed.filter((each) => !isPoints(each))]);
}

const together = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** Attribute points, without those that are 0. */
export const pointsText = (voice: Voice, points: Points): string => {
  const named = attributes.flatMap((attribute, no) => {
    const n = points[no] ?? 0;
    return n === 0 ? [] : [voice.say.points(voice.say.attributes[attribute], n)];
  });
  return named.length === 0 ? voice.say.nothing : voice.list(named);
};

/** What an objective asks for, as something to do: "Complete a Vice Mission and Generate a Spoil." */
function task(voice: Voice, needs: readonly unknown[]): Act | Joined {
  const [first, ...others] = needs.map((need) => {
    const { tense: _past, ...act } = factOf(voice, need);
    return act;
  });
  if (first === undefined) throw new Error('an objective asks for something');
  const acts = others.reduce<Act[]>(joined, [first]);
  return acts.length === 1 ? nth(acts, 0) : both(nth(acts, 0), ...acts.slice(1));
}

/** What is done to two things in a row is said once: "Complete a Resource Mission and a Doomsday Mission." */
function joined(acts: readonly Act[], next: Act): Act[] {
  const last = nth(acts, acts.length - 1);
  const isAlike = last.verb === next.verb && last.how === undefined && next.how === undefined;
  if (!isAlike || last.object === undefined || next.object === undefined) return [...acts, next];
  return [...acts.slice(0, -1), { ...last, object: allOf(last.object, next.object) }];
}

/** What a condition says, without the Round: objectives and Triggers that stay say it in their own way. */
function factOf({ game }: Voice, need: unknown): Act {
  const said = game.conditions?.say(need);
  if (said?.kind !== 'act') throw new Error('an objective asks for what somebody does or has');
  const { how, ...fact } = said;
  const besides = how?.filter((each) => each !== 'this-round') ?? [];
  return besides.length === 0 ? fact : { ...fact, how: besides };
}

/** What each Betrayal Trigger waits for, told as it is when it is on. */
const triggersText = (voice: Voice, { triggers }: NamedHenchman): string =>
  compose(
    triggers
      .filter(({ leader }) => !leader)
      .map(({ when, stays }) =>
        stays ? label('trigger-stays', factOf(voice, when)) : label('trigger', lapsing(factOf(voice, when))),
      ),
    voice.language,
    'tell',
  );

/** What a card says, moment by moment. */
const spoken = (voice: Voice, kind: Speaker): string =>
  compose(
    moments.flatMap((moment) => labelled(voice, labelOf(kind, moment), kind[moment] ?? [])),
    voice.language,
  );

type Label = (typeof moments)[number] | 'plot-anywhere' | 'plot-once' | 'effect';

/** Under which label a moment is printed: what is used in Plotting may be used anywhere, or once only. */
function labelOf(kind: Speaker, moment: (typeof moments)[number]): Label {
  if (moment !== 'plot' || kind.type === 'event') return moment;
  if (kind.type === 'gadget' && kind.once) return 'plot-once';
  return kind.anywhere ? 'plot-anywhere' : 'plot';
}

function labelled(voice: Voice, under: Label, list: readonly Sentence[]): Clause[] {
  const [first, ...others] = clausesFor(voice.game, list);
  return first === undefined ? [] : [label(under, first, ...others)];
}

/** What sentences say. */
export const sentencesText = (voice: Voice, list: readonly Sentence[]): string =>
  compose(clausesFor(voice.game, list), voice.language);
