import type { Glossary } from '@masterplan/kernel/words';

/** One word for one thing, in each language; what is not to be said instead. Names and flavour are free. */
export const glossary: Glossary = [
  {
    term: 'mastermind',
    en: 'Mastermind',
    fr: 'Cerveau',
    refuse: { en: ['overlord', 'schemer-in-chief'], fr: ['Mastermind', 'génie du mal'] },
  },
  {
    term: 'plan',
    en: 'Master Plan',
    fr: 'Grand Plan',
    refuse: { en: ['grand plan', 'objective'], fr: ['Master Plan', 'plan directeur', 'objectif'] },
  },
  {
    term: 'super',
    en: 'Super',
    fr: 'Super',
    refuse: { en: ['superhero', 'super-villain'], fr: ['super-héros', 'super-vilain'] },
  },
  {
    term: 'villain',
    en: 'Villain',
    fr: 'Vilain',
    refuse: { en: ['bad guy'], fr: ['méchant'] },
  },
  {
    term: 'throwdown',
    en: 'Throwdown',
    fr: 'Bagarre',
    refuse: { en: ['brawl', 'showdown', 'mission'], fr: ['Throwdown', 'rixe', 'affrontement', 'mission'] },
  },
  {
    term: 'squad',
    en: 'Squad',
    fr: 'Escouade',
    refuse: { en: ['team', 'gang'], fr: ['Squad', 'équipe', 'bande'] },
  },
  {
    term: 'mark',
    en: 'Mark',
    fr: 'Marque',
    refuse: { en: ['marker', 'token'], fr: ['jeton', 'marqueur'] },
  },
  {
    term: 'loot',
    en: 'Loot',
    fr: 'Butin',
    refuse: { en: ['treasure', 'booty', 'Loots'], fr: ['Loot', 'trésor'] },
  },
  {
    term: 'loser-lad',
    en: 'Loser Lad',
    fr: 'Kid Défaite',
    refuse: { en: ['first player token'], fr: ['Loser Lad'] },
  },
  {
    term: 'number',
    en: 'Action Number',
    fr: 'Numéro d’action',
    refuse: { en: ['initiative'], fr: ['initiative', 'nombre d’action'] },
  },
  {
    term: 'ability',
    en: 'Ability',
    fr: 'Capacité',
    refuse: { en: ['special power', 'skill'], fr: ['pouvoir', 'aptitude'] },
  },
  {
    term: 'defense',
    en: 'Defense',
    fr: 'Défense',
    refuse: { en: ['Defence', 'shield'], fr: ['parade', 'bouclier'] },
  },
  {
    term: 'psychic',
    en: 'Psychic',
    fr: 'Psy',
    refuse: { en: ['Mental', 'Mind'], fr: ['psychique', 'mental', 'Défense d’Esprit'] },
  },
  {
    term: 'ko-pile',
    en: 'KO pile',
    fr: 'pile de K.-O.',
    refuse: { en: ['knock-out pile', 'graveyard'], fr: ['KO', 'cimetière'] },
  },
  {
    term: 'knock-out',
    en: 'knock out',
    fr: 'mettre K.-O.',
    refuse: { en: ['kill', 'eliminate', 'destroy'], fr: ['tuer', 'éliminer', 'détruire'] },
  },
  {
    term: 'put-to-sleep',
    en: 'put to sleep',
    fr: 'endormir',
    refuse: { en: ['turn down', 'turned down', 'stun', 'exhaust'], fr: ['couché', 'épuiser', 'assommer'] },
  },
  {
    term: 'skip',
    en: 'is skipped',
    fr: 'passe son tour',
    refuse: { en: ['passed over'], fr: ['vous saute', 'être sauté', 'est sauté', 'ne va nulle part'] },
  },
  {
    term: 'settle',
    en: 'settle',
    fr: 'régler',
    refuse: { en: ['resolve'], fr: ['résoudre'] },
  },
  {
    term: 'round',
    en: 'Round',
    fr: 'Manche',
    refuse: { en: ['game turn'], fr: ['round', 'tour de jeu'] },
  },
  {
    term: 'hero',
    en: 'Hero',
    fr: 'Héros',
    refuse: { en: ['good guy'], fr: ['gentil'] },
  },
  {
    term: 'attack',
    en: 'Attack',
    fr: 'Attaque',
    refuse: { en: ['assault'], fr: ['agression'] },
  },
  {
    term: 'magic',
    en: 'Magic',
    fr: 'Magie',
    refuse: { en: ['sorcery'], fr: ['sorcellerie'] },
  },
  {
    term: 'force',
    en: 'Force',
    fr: 'Force',
    refuse: { en: ['brawn'], fr: ['muscle'] },
  },
];
