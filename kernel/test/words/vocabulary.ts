import { bringEnglish } from '../../src/words/english/index.ts';
import { bringFrench } from '../../src/words/french/index.ts';
import { adjective, er, feminine, invariable, masculine, vocabulary } from '../../src/words/index.ts';

bringEnglish();
bringFrench();

/** A made-up game's words: enough to put every feature of the composers to the test. */
export const { say, text } = vocabulary(
  {
    nouns: {
      power: { one: 'Power', many: 'Power', unit: true },
      hero: { one: 'Hero', many: 'Heroes' },
      heroine: { one: 'Heroine', many: 'Heroines' },
      villain: { one: 'Villain', many: 'Villains' },
      weakness: { one: 'Weakness', many: 'Weaknesses' },
      weapon: { one: 'Weapon', many: 'Weapons' },
      place: { one: 'Location', many: 'Locations' },
      attack: { one: 'Attack', many: 'Attacks' },
      shield: { one: 'Shield', many: 'Shields' },
      foe: { one: 'foe', many: 'foes', person: true },
      row: { one: 'Row', many: 'Rows' },
      super: { one: 'Super', many: 'Supers' },
      arena: { one: 'Arena', many: 'Arenas', in: 'at', to: 'to' },
      side: { one: 'side', many: 'sides' },
      loot: { one: 'Loot', many: 'Loot' },
      bag: { one: 'Loot Bag', many: 'Loot Bags' },
      rank: { one: 'Action Number', many: 'Action Numbers' },
      plan: { one: 'Plan', many: 'Plans' },
      enemy: { one: 'Enemy', many: 'Enemies' },
      hour: { one: 'Hour', many: 'Hours' },
      child: { one: 'child', many: 'children', person: true },
    },
    verbs: {
      'knock-out': { base: 'knock', participle: 'knocked', particle: 'out' },
      survive: { base: 'survive', participle: 'survived' },
      arrive: { base: 'arrive', participle: 'arrived' },
      endow: { base: 'give', participle: 'given', receiver: 'first' },
    },
    adjectives: {
      magic: { form: 'Magic' },
      old: { form: 'old' },
      opposing: { form: 'opposing' },
      'of-fire': { form: 'Fire', listed: true },
      'of-ice': { form: 'Ice', listed: true },
      'of-wind': { form: 'Wind', listed: true },
    },
    names: {
      comet: { text: 'Comet Kid' },
      penguin: { text: 'Penguin', article: true },
      hydra: { text: 'Hydra', person: true },
    },
  },
  {
    nouns: {
      power: feminine('Puissance'),
      hero: masculine('Héros'),
      heroine: feminine('Héroïne'),
      villain: masculine('Vilain'),
      weakness: feminine('Faiblesse'),
      weapon: feminine('Arme'),
      place: masculine('Lieu'),
      attack: feminine('Attaque'),
      shield: masculine('Bouclier'),
      foe: masculine('adversaire'),
      row: feminine('Réserve'),
      super: masculine('Super'),
      arena: feminine('Arène'),
      side: masculine('camp'),
      loot: masculine('Butin'),
      bag: masculine('Sac de Butin', { many: 'Sacs de Butin', from: 'dans' }),
      rank: masculine("Numéro d'Action", { many: "Numéros d'Action" }),
      plan: masculine('Plan'),
      enemy: masculine('Ennemi'),
      hour: feminine('Heure'),
      child: masculine('enfant'),
    },
    verbs: {
      'knock-out': {
        infinitive: 'mettre',
        il: 'met',
        ils: 'mettent',
        vous: 'mettez',
        participle: 'mis',
        particle: 'K.-O.',
      },
      survive: {
        infinitive: 'survivre',
        il: 'survit',
        ils: 'survivent',
        vous: 'survivez',
        participle: 'survécu',
      },
      arrive: er('arriver', { auxiliary: 'être' }),
      endow: er('donner', { to: 'à', receiver: 'first' }),
    },
    adjectives: {
      magic: adjective('Magique'),
      old: { ...adjective('vieux', { f: 'vieille', vowel: 'vieil' }), before: true },
      opposing: adjective('adverse'),
      'of-fire': { ...invariable('Feu'), listed: true },
      'of-ice': { ...invariable('Glace'), listed: true },
      'of-wind': { ...invariable('Vent'), listed: true },
    },
    names: {
      comet: { text: 'Comète', gender: 'f', article: true },
      penguin: { text: 'Pingouin', gender: 'm', article: true },
      hydra: { text: 'Hydra', gender: 'f', aspirated: true },
    },
  },
);
