import type { Translated } from '@masterplan/kernel/words';
import type { Messages } from '../en/messages.ts';

/** Tout ce qui se dit en français, hors cartes et règles. */
export const messages: Translated<Messages> = {
  title: 'Tout fait partie du Grand Plan',
  sides: { hero: 'Héros', villain: 'Vilain' },
  types: { magic: 'Magie', force: 'Force', psychic: 'Psy' },
  rarities: { common: 'courant', uncommon: 'peu courant', rare: 'rare' },
  hidden: 'un Super face cachée',
  throwdown: (name) => `« ${name} »`,
  copies: (n, name) => (n === 1 ? name : `${n} × ${name}`),
  nothing: 'rien',

  card: {
    super: (side, number, attack, defenses) => `${side}, Numéro d’action ${number}. ${attack}. ${defenses}.`,
    attack: (type) => `Attaque : ${type}`,
    noAttack: 'Poing gris : aucune Attaque',
    defenses: (types) => `Défense : ${types}`,
    noDefense: 'Aucune Défense',
    throwdown: (loot) => `Butin : ${loot}.`,
    loot: (rarity, copies) => `Butin ${rarity} : ${copies} dans le jeu.`,
    plan: (needs) => `S’accomplit avec : ${needs}.`,
  },

  chapter: {
    assemble: (round) => `Manche ${round} : Déploiement`,
    battle: (round, at) => (at === '' ? `Manche ${round} : Combat` : `Manche ${round} : Combat, ${at}`),
    loot: (round, at) => `Manche ${round} : Butin, ${at}`,
    regroup: (round) => `Manche ${round} : Regroupement`,
    over: 'Tout était prévu',
  },

  ask: {
    assemble: 'Déployez un Super, face cachée.',
    naming: 'Désignez la Bagarre à régler maintenant.',
    act: (by) => `${by} attaque. Qui mettre K.-O. ?`,
    loot: (by) => `Quel Butin prend ${by} ?`,
    regroup: 'Plusieurs joueurs sont à égalité avec le moins de K.-O. Qui reçoit Kid Défaite ?',
    ability: (by, sentence) => `${by} : ${sentence}`,
    give: (wanted) => `Que donnez-vous en échange ? Vous recevrez : ${wanted}.`,
  },
  waiting: {
    assemble: (who) => `${who} déploie un Super.`,
    naming: (who) => `${who} désigne la Bagarre à régler maintenant.`,
    act: (who, by) => `${who} choisit qui ${by} met K.-O.`,
    loot: (who, by) => `${who} choisit le Butin que prend ${by}.`,
    regroup: (who) => `${who} décide qui reçoit Kid Défaite.`,
    ability: (who, by) => `${who} utilise une Capacité : ${by}.`,
  },

  option: {
    deploy: (card, at) => `Déployer ${card} à ${at}`,
    settle: (at) => `Régler ${at}`,
    knockOut: (card, owner) => `Mettre K.-O. ${card} (${owner})`,
    claim: (loot) => `Prendre : ${loot}`,
    hand: (who) => `Confier Kid Défaite à ${who}`,
    leave: (card) => `Défausser ${card}`,
    doIt: 'Le faire',
    decline: 'Ne rien faire',
  },

  refusal: {
    otherSide: (card, side, at) => `${card} est un ${side} ; votre Escouade à ${at} est de l’autre camp.`,
    defends: (card) => `${card} a une Défense de ce type.`,
    ownCamp: (card) => `${card} est du même camp.`,
    turnedDown: (card) => `${card} dort : ce Super est hors d’atteinte.`,
    decoy: (card) => `${card} ne craint rien tant qu’un autre Super attire toutes les Attaques.`,
    swap: (card, other) => `Permuter ${card} et ${other} mêlerait Héros et Vilains dans une Escouade.`,
    smallSquad: (card) => `L’Escouade dont fait partie ${card} n’est pas plus grande que la vôtre.`,
    notYours: (card) => `${card} n’était pas à vous au moment du K.-O.`,
    notFewest: (who) => `${who} n’est pas parmi ceux qui ont le moins de K.-O.`,
  },

  log: {
    round: (round, holder) => `Manche ${round}. ${holder} détient Kid Défaite.`,
    stocked: (at, loot) => `À ${at}, on trouve : ${loot}.`,
    deployed: (who, card, at) => `${who} déploie ${card} à ${at}.`,
    passedOver: (who) => `${who} passe son tour : aucun Super de sa main ne peut être déployé.`,
    named: (who, at) => `${who} désigne ${at}.`,
    turnedUp: (who, cards) => `${who} révèle ${cards}.`,
    fight: (at) => `Héros contre Vilains à ${at}.`,
    noFight: (at) => `Personne ne se bat à ${at}.`,
    knockedOut: (by, who, card, owner) => `${by} (${who}) met K.-O. ${card} (${owner}).`,
    nobodyToKnockOut: (by) => `${by} ne trouve personne à mettre K.-O.`,
    claimed: (by, who, loot) => `${by} prend pour ${who} : ${loot}.`,
    settled: (at) => `${at} : c’est réglé.`,
    settledWith: (at, loot) => `${at} : c’est réglé. Retour au sac : ${loot}.`,
    planComplete: (who, plan) => `${who} accomplit son Grand Plan, « ${plan} » !`,
    loserLad: (who) => `Kid Défaite va à ${who}.`,
    keepsLoserLad: (who) => `${who} garde Kid Défaite.`,
    counted: (who, n) => `${who} possède ${n} ${n < 2 ? 'sorte' : 'sortes'} de Butin.`,
  },

  outcome: {
    plan: (who) => `${who} a accompli son Grand Plan et gagne.`,
    variety: (who) => `${who} possède le plus de sortes de Butin et gagne.`,
    knockOuts: (who) => `À égalité, ${who} gagne avec le plus de K.-O.`,
    largestKnockOut: (who) =>
      `À égalité, ${who} gagne avec le plus grand Numéro d’action dans une pile de K.-O.`,
    shared: (who) => `${who} gagnent ensemble.`,
  },

  board: {
    heading: (round, holder) => `Manche ${round} sur 3 · Kid Défaite : ${holder}`,
    loot: (loot) => `Butin : ${loot}`,
    here: 'en cours',
    player: (who, hand, kos) => `${who} : ${hand} en main, ${kos} dans la pile de K.-O.`,
    koPile: (supers) => `Pile de K.-O. : ${supers}`,
    fallen: (name, number) => `${name} (${number})`,
    owns: (loot) => `possède ${loot}`,
    ownsNothing: 'ne possède rien',
    plan: (plan, needs) => `Votre Grand Plan : ${plan} (${needs})`,
    missing: (loot) => `Il manque encore : ${loot}`,
    hand: 'Votre main :',
    bag: (loot) => `Sac : ${loot}`,
    super: (name, number, side, attack, defenses) => `${number} ${name} · ${side} · ${attack} · ${defenses}`,
    acted: 'a agi',
    down: 'endormi',
    lure: 'attire les Attaques',
    hidden: (who, n) => `${who} : ${n} ${n < 2 ? 'carte face cachée' : 'cartes face cachée'}`,
  },
};
