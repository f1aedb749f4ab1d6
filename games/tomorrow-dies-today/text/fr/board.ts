import type { Translated } from '@masterplan/kernel/words';
import type { board as english } from '../en/board.ts';
import { de } from './de.ts';

/** Ce que dit la table au terminal en français. */
export const board: Translated<typeof english> = {
  heading: (clock, track, leader) =>
    `Horloge de l’Apocalypse : ${clock}. Piste technologique : ${track}. Chef d’équipe : ${leader}.`,
  event: (card) => `Événement mondial : ${card}`,
  research: (cards) => `R&D : ${cards}.`,
  directives: (cards) => `Directives : ${cards}.`,
  world: (tiles, hidden) =>
    `Le Monde : ${tiles === '' ? 'rien de visible' : tiles} ; ${hidden} ${hidden < 2 ? 'Mission Apocalypse' : 'Missions Apocalypse'} face cachée.`,
  ring: { interpol: 'Anneau d’Interpol :', cia: 'Anneau de la CIA :' },
  facts: (facts) => facts.join(' ; '),
  space: (no, tile) => `${no} ${tile}`,
  status: {
    empty: 'sans tuile',
    inactive: 'face cachée',
    active: 'active',
    completed: 'accomplie',
  },
  needs: (points) => `demande ${points}`,
  alert: (n) => `alerte ${n}`,
  squad: (who, squad, them, points) => `${who}, ${squad} : ${them} (${points})`,
  team: (no, whom, points) => `Équipe ${no} : ${whom}. ${points} PV.`,
  player: (who, henchman, vp) => `${who}, ${henchman}. ${vp} PV.`,
  vault: (goods) => `Coffre : ${goods}`,
  tiles: (resource, doomsday) => `Tuiles Mission : ${resource} Ressource, ${doomsday} Apocalypse`,
  gadgets: (cards) => `Gadgets : ${cards}`,
  home: (them) => `Sur la tuile Base : ${them}`,
  atBase: (squad, them, points) => `À la Base, ${squad} : ${them} (${points})`,
  goal: (phase, where) => `Phase ${phase} : ${where}`,
  base: (whose) => `la tuile Base ${de(whose)}`,
  triggers: (n) => `Motifs de trahison actifs : ${n}`,
  jobs: (n) => `Petits boulots : ${n}`,
  yourJob: (text) => `Votre Petit boulot : ${text}`,
  yourTiles: (tiles) => `Tuiles Mission de votre Coffre : ${tiles}.`,
};
