import { program } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import { ownPack } from './own-pack.ts';

const own = ownPack();

/** Which Supers there were, and how they were called, has changed since: today's rules lead to other games. */
const read = masterPlan.readPack?.({
  ...own,
  supers: own.supers.toReversed().map((print) => {
    const title = { name: `Vintage ${print.id}`, flavour: 'Of its time.' };
    return { ...print, titles: { en: title, fr: title } };
  }),
});
if (read === undefined || 'faults' in read) throw new Error('the earlier cards cannot be read');

/** An earlier version of the game, as a server of that time offered it. */
export const earlier = { ...masterPlan, game: { ...read.game, version: 'earlier' } };

export const shelved = program({ ...earlier, bots: { thumb: new Thumb('thumb') }, levels: ['thumb'] });
