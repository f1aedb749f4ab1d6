import type { CardText, Sentence } from '@masterplan/kernel';
import { clausesFor } from '@masterplan/kernel/words';
import type { Kind, Plan, Super } from '../content/kinds.ts';
import { titleOf, type Voice } from './voice.ts';
import { compose } from './words.ts';

/** A card as it is printed: its own words, and what it does in words made from its data. */
export const cardText = (voice: Voice, kind: Kind): CardText => ({
  ...titleOf(kind, voice.language),
  text: printed(voice, kind),
});

function printed(voice: Voice, kind: Kind): string {
  const { card, rarities } = voice.say;
  switch (kind.type) {
    case 'super':
      return [factsOf(voice, kind), abilityText(voice, kind.ability)].filter(Boolean).join(' ');
    case 'throwdown':
      return card.throwdown(kind.loot);
    case 'loot':
      return card.loot(rarities[kind.rarity], kind.copies);
    case 'plan':
      return card.plan(needsText(voice, kind));
  }
}

const factsOf = (voice: Voice, { side, number, attack, defenses }: Super): string =>
  voice.say.card.super(
    voice.say.sides[side],
    number,
    attackText(voice, attack),
    defenseText(voice, defenses),
  );

export const attackText = ({ say }: Voice, attack: Super['attack']): string =>
  attack === 'none' ? say.card.noAttack : say.card.attack(say.types[attack]);

export const defenseText = (voice: Voice, defenses: Super['defenses']): string =>
  defenses.length === 0
    ? voice.say.card.noDefense
    : voice.say.card.defenses(voice.list(defenses.map((type) => voice.say.types[type])));

/** What a plan asks for, in words. */
export const needsText = (voice: Voice, { needs }: Plan): string =>
  voice.list(Object.entries(needs).map(([id, n]) => voice.say.copies(n, voice.nameOf(voice.kindCalled(id)))));

/** What an Ability says. */
export const abilityText = (voice: Voice, ability: readonly Sentence[]): string =>
  compose(clausesFor(voice.game, ability), voice.language);
