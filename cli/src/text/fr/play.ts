import { listed } from '@masterplan/kernel/words';
import { withTempers } from '../bots.ts';
import type { play as en } from '../en/play.ts';

const bots = withTempers(
  { thumb: 'posé', sharp: 'affûté', ruthless: 'impitoyable', random: 'au hasard' },
  { bold: 'intrépide', sly: 'rusé', careful: 'prudent' },
);

export const play: typeof en = {
  company: (person, rivals) => `${person} contre ${listed('fr', rivals)}`,
  rival: (name, bot) => `${name} (${bots[bot] ?? bot})`,
  seed: (seed) => `Graine : ${seed}`,
  hint: 'Un numéro pour choisir ; ? pourquoi pas ; u reprendre ; l in English ; h aide ; q quitter',
  keys: [
    '3           choisir la possibilité 3 (Entrée suffit quand il n’y en a qu’une)',
    '?           pourquoi pas ? Ce qui n’est pas possible maintenant, et quelle règle l’interdit',
    'u           reprendre votre dernier choix',
    'b           revoir la table',
    'log         les dernières lignes du journal',
    'c NOM       chercher une carte',
    'r MP-5.15   chercher une règle par son numéro ou par un mot ; r seul donne les chapitres',
    's           les réponses permanentes, données aux attaques et autres sans qu’on vous le demande',
    'l           in English',
    'q           quitter ; la partie est enregistrée',
  ],
  proposed: (player) => `${player} propose :`,
  noSuchNumber: (options) =>
    options === 1
      ? 'Il n’y a qu’une possibilité : tapez 1.'
      : `Tapez un numéro de 1 à ${options}, ou h pour l’aide.`,
  notUnderstood: 'Cela ne fait pas partie des possibilités ; tapez h pour l’aide.',
  nothingBlocked: 'Rien n’est interdit : tout ce qui pourrait se faire ici est dans la liste.',
  blocked: (what, why) => `${what} : ${why}`,
  crossed: 'Repris par-dessus les réponses des robots : cette partie ne compte pour aucune statistique.',
  speaking: 'En français désormais.',
  noRulebook: 'Ce jeu n’a pas de livret de règles ici.',
  chapters: 'Les chapitres :',
  clause: (id, text, why) => (why === '' ? `${id}  ${text}` : `${id}  ${text} (Raison : ${why})`),
  noSuchRule: (about) => `Aucune règle ne parle de « ${about} ».`,
  noSuchCard: (about) =>
    about === ''
      ? 'Dites quelle carte : c et une partie de son nom.'
      : `Aucune carte ne s’appelle « ${about} ».`,
  flavour: (text) => `« ${text} »`,
  stands: (answer) => `${answer} (comme à présent)`,
  noStanding: 'Ce jeu n’a pas de réponses permanentes.',
  savedAtEnd: 'La partie est enregistrée :',
  savedToResume: 'La partie est enregistrée. Pour la reprendre :',
};
