import type { CardText } from '@masterplan/kernel';
import { again, type Clause, clausesFor, doneBy, naming } from '@masterplan/kernel/words';
import { abilities, type Crisis, crisisParts, type Kind, type Power, type Score } from '../content/kinds.ts';
import { places } from '../rules/board.ts';
import { costIn } from '../rules/facts.ts';
import { titleOf, type Voice } from './voice.ts';
import { compose, darkseid, label } from './words.ts';

/** A card as it is printed: its own words, and what it does in words made from its data. */
export const cardText = (voice: Voice, kind: Kind): CardText => ({
  ...titleOf(kind, voice.language),
  text: printed(voice, kind),
});

function printed(voice: Voice, kind: Kind): string {
  const { card } = voice.say;
  switch (kind.type) {
    case 'hero':
      return card.hero(kind.strength, kind.agility, kind.tech);
    case 'tyrant':
      return card.tyrant;
    case 'villain':
      return card.villain(kind.heroes, kind.strength, kind.agility, kind.tech);
    case 'power':
      return together(factsOf(voice, kind), effectText(voice, kind));
    case 'crisis':
      return together(crisisFacts(voice, kind), effectText(voice, kind));
  }
}

/** What a power or a crisis does, without the facts that a board prints beside it. */
export const effectText = (voice: Voice, kind: Power | Crisis): string =>
  kind.type === 'power'
    ? together(
        compose(powerClauses(voice, kind), voice.language, kind.goal ? 'tell' : 'rule'),
        kind.exposes ? voice.say.card.exposes : '',
      )
    : together(discountText(voice, kind), partsText(voice, kind));

/** What a power says; what it speaks of twice in a row is "it" the second time. */
const powerClauses = (voice: Voice, { does }: Power): readonly Clause[] =>
  clausesFor(voice.game, does).reduce<readonly Clause[]>(joined, []);

function joined(said: readonly Clause[], next: Clause): readonly Clause[] {
  const last = said[said.length - 1];
  if (last?.kind !== 'act' || next.kind !== 'act' || last.object?.kind !== 'things') return [...said, next];
  if (JSON.stringify(last.object) !== JSON.stringify(next.object)) return [...said, next];
  return [
    ...said.slice(0, -1),
    { ...last, object: naming('it', last.object) },
    { ...next, object: again('it') },
  ];
}

const together = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function factsOf({ say: { card } }: Voice, { number, after, goal }: Power): string {
  if (goal) return after === 'spent' ? card.goalSpent(number) : card.goal(number);
  return after === 'spent' ? card.powerSpent(number) : card.power(number);
}

const crisisFacts = (voice: Voice, kind: Crisis): string =>
  voice.say.card.crisis(voice.say.families[kind.family], kind.cost, scoresText(voice, kind));

/** The abilities of a crisis as they are printed. */
const scoresText = (voice: Voice, kind: Crisis): string =>
  voice.list(
    abilities.flatMap((ability) => {
      const score = kind[ability];
      return score === undefined ? [] : [scoreText(voice, voice.say.abilities[ability], score)];
    }),
  );

const scoreText = ({ say: { card } }: Voice, ability: string, score: Score): string =>
  typeof score === 'number' ? card.score(ability, score) : card.rising(ability, score.rising);

function discountText(voice: Voice, kind: Crisis): string {
  if (kind.discount === undefined) return '';
  const region = places.names.indexOf(kind.discount?.in);
  return voice.say.card.discount(costIn(kind, region), voice.at(region));
}

/** What a crisis does, moment by moment. It is read by the heroes, so whoever acts by it is called by his name. */
const partsText = (voice: Voice, kind: Crisis): string =>
  compose(
    crisisParts.flatMap((part): Clause[] => {
      const [first, ...others] = doneBy(darkseid, clausesFor(voice.game, kind[part] ?? []));
      return first === undefined ? [] : [label(part, first, ...others)];
    }),
    voice.language,
  );
