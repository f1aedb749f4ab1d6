import { plural } from '@masterplan/kernel/words';
import type { reports as en } from '../en/reports.ts';

const count = (n: number, one: string, many: string): string => `${n} ${plural('fr', n, { one, many })}`;

export const reports: typeof en = {
  record: {
    fits: (game, seats, choices, hash) =>
      `La partie est juste : ${game}, ${count(seats, 'joueur', 'joueurs')}, ${choices} choix, empreinte ${hash}`,
    unfinished: 'La partie n’est pas finie.',
    crossed:
      'Un choix a été repris par-dessus les réponses des robots : la partie ne compte pour aucune statistique.',
  },
  rules: {
    title: (game) => `${game} : les tests, clause par clause`,
    tests: (n) => count(n, 'test', 'tests'),
    none: 'AUCUN TEST',
    marks: { rule: '', ruling: 'arbitrage', flavour: 'ambiance', advice: 'conseil' },
    total: (binding, covered, others) =>
      `${count(binding, 'clause qui oblige', 'clauses qui obligent')}, dont ${covered} avec un test ; ${others} d’ambiance ou de conseil.`,
    uncovered: (ids) => `Sans test : ${ids.join(', ')}`,
    unknown: (id, where) => `${where} nomme ${id}, qui n’est pas une clause.`,
    noRulebook: (game) => `${game} n’a pas de RULES.md.`,
  },
  ladder: {
    met: (one, other, games, percent) =>
      `${one} contre ${other} : ${count(games, 'partie', 'parties')}, ${percent} % gagnées`,
  },
  pack: {
    fits: (game, kinds) => `On peut jouer avec ce paquet : ${game}, ${count(kinds, 'carte', 'cartes')}.`,
    wrong: (faults) => `On ne peut pas jouer avec ce paquet : ${count(faults, 'faute', 'fautes')}.`,
  },
};
