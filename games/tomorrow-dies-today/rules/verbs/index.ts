import { assassinate } from './assassinate.ts';
import { barter } from './barter.ts';
import { blind } from './blind.ts';
import { boost } from './boost.ts';
import { calm } from './calm.ts';
import { carry } from './carry.ts';
import { choose } from './choose.ts';
import { demand } from './demand.ts';
import { discardThis } from './discard-this.ts';
import { enhance } from './enhance.ts';
import { expose } from './expose.ts';
import { flood } from './flood.ts';
import { forbid } from './forbid.ts';
import { gain } from './gain.ts';
import { guard } from './guard.ts';
import { haste } from './haste.ts';
import { hire } from './hire.ts';
import { layOut } from './lay-out.ts';
import { lead } from './lead.ts';
import { lieLow } from './lie-low.ts';
import { lock } from './lock.ts';
import { lose } from './lose.ts';
import { lure } from './lure.ts';
import { pack } from './pack.ts';
import { plague } from './plague.ts';
import { players } from './players.ts';
import { plunder } from './plunder.ts';
import { poison } from './poison.ts';
import { raze } from './raze.ts';
import { recall } from './recall.ts';
import { redirect } from './redirect.ts';
import { remote } from './remote.ts';
import { retool } from './retool.ts';
import { revealMission } from './reveal-mission.ts';
import { saveFace } from './save-face.ts';
import { scout } from './scout.ts';
import { setTrack } from './set-track.ts';
import { soften } from './soften.ts';
import { spend } from './spend.ts';
import { spy } from './spy.ts';
import { steal } from './steal.ts';
import { strengthen } from './strengthen.ts';
import { thrift } from './thrift.ts';
import { toll } from './toll.ts';

/** Everything cards can say, by what it is about. */
export const verbs = [
  // Vaults
  gain,
  spend,
  lose,
  steal,
  barter,
  // Henchmen and Squads
  hire,
  boost,
  enhance,
  recall,
  assassinate,
  plague,
  // The War Map
  redirect,
  retool,
  poison,
  raze,
  flood,
  plunder,
  lure,
  blind,
  calm,
  revealMission,
  setTrack,
  layOut,
  lead,
  // What is secret
  spy,
  scout,
  expose,
  // Sentences within sentences
  choose,
  players,
  discardThis,
  // What lasts
  strengthen,
  carry,
  pack,
  toll,
  demand,
  soften,
  thrift,
  remote,
  lieLow,
  saveFace,
  guard,
  lock,
  haste,
  forbid,
];
