import { elides } from '@masterplan/kernel/words';

/** *de Cem*, *d’Ann*, *du Don du vol*. */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** *la force*, *l’agilité*: the abilities are all feminine. */
export const la = (ability: string): string => (elides(ability) ? `l’${ability}` : `la ${ability}`);

/** *que Cem*, *qu’Ann*. */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);
