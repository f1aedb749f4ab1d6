import type { help as en } from '../en/help.ts';

const language = '  --lang en|fr     la langue (sinon, celle du système)';

export const help: typeof en = {
  main: (games) => `masterplan : jeux de société à rôles cachés, plans scellés et mains secrètes

  masterplan serve                    ouvrir les tables dans le navigateur, pour vous, vos amis et les robots
  masterplan play <jeu>               jouer dans le terminal, contre des robots
  masterplan sim <jeu>                faire jouer beaucoup de parties aux robots, et compter
  masterplan ladder <jeu>             opposer tous les niveaux de robots entre eux, et les classer
  masterplan engine                   les jeux au service des programmes : une ligne JSON entre, une ligne JSON sort
  masterplan record verify FICHIER    rejouer une partie enregistrée et vérifier où elle finit
  masterplan record show FICHIER      afficher une partie enregistrée, en clair
  masterplan rules [jeu]              quels tests couvrent quelle clause des règles
  masterplan pack check FICHIER       signaler les erreurs d’un paquet de cartes
  masterplan pack show <jeu>          afficher les cartes d’un jeu sous forme de paquet, pour partir de là

${language}
  --help           l’aide, aussi après une commande
  --version        la version de ce programme

Jeux : ${games}`,

  play: (games) => `masterplan play <jeu> [options]
Jouer dans le terminal contre des robots. Tapez h à tout moment pour connaître les touches.

Jeux : ${games}
  --seats N        combien de joueurs (le plus petit nombre du jeu, sauf indication)
  --seat N         votre place, à partir de 0 (0)
  --name NOM       comment on vous appelle (Sacha)
  --bots a,b       les robots des autres places, dans l’ordre, repris au besoin (le meilleur du jeu)
  --seed TEXTE     la même graine donne la même partie (une nouvelle à chaque fois)
  --options a=b    les réglages de la table que le jeu prévoit ; plusieurs avec des virgules
  --pack FICHIER   joue avec les cartes d’un paquet
  --pace MS        millisecondes d’une ligne du journal à la suivante (500 dans un terminal, sinon 0)
  --save FICHIER   où va la partie quand elle finit ou que vous partez (un nouveau fichier dans records/)
  --resume FICHIER reprend une partie enregistrée
${language}`,

  sim: (games) => `masterplan sim <jeu> [options]
Fait jouer beaucoup de parties entre robots et dit qui gagne, comment elles finissent et combien de temps elles durent.

Jeux : ${games}
  --seats N        nombre de joueurs (le plus petit que le jeu admet, sauf indication)
  --games M        nombre de parties (1000)
  --seed S         un texte quelconque ; même graine, même résultat, quel que soit le nombre de fils (1)
  --bots a,b       les robots dans l’ordre des places, repris autour de la table ; d’une partie à l’autre, tous avancent d’une place
  --pack FICHIER   joue avec les cartes d’un paquet
  --options a=b    choix de la table, séparés par des virgules
  --workers W      nombre de fils d’exécution (autant que de cœurs)
  --json           le résultat en un seul objet JSON
${language}`,

  ladder: (games) => `masterplan ladder <jeu> [options]
Chaque niveau de robots rencontre tous les autres, chaque donne deux fois en échangeant les places. Affiche classement, secondes par
choix et parties imaginées par seconde, et les écrit dans docs/bots.md. Avec --among, chaque niveau tient seul un camp parmi des robots
posés. Les parties jouées sont gardées dans docs/ladder : une mesure interrompue reprend où elle en était.

Jeux : ${games}
  --seats N        nombre de joueurs (le minimum du jeu, sauf indication)
  --games M        parties entre deux niveaux (40), ou d’un niveau parmi les autres (400), celles déjà gardées comprises
  --bots a,b       les niveaux, celui qui vaut 0 en premier (tous ceux qu’on peut choisir ; avec --among, ceux qui ont un seuil) ;
                   un classement de quelques-uns n’est qu’affiché
  --among          chaque niveau seul parmi des robots posés
  --seed S         un texte quelconque ; le même texte donne les mêmes parties, qui ne sont qu’affichées
  --options a=b    options de table du jeu ; séparées par des virgules
  --dry-run        afficher seulement, ne rien garder
${language}`,

  engine: `masterplan engine [--truth]
Les jeux au service des programmes, par l’entrée et la sortie standard : chaque ligne est une requête JSON, chacune reçoit
une ligne JSON en réponse. docs/protocol.md décrit chaque requête. La fin de l’entrée y met fin.

  --truth          laisse entrer le spectateur « truth », qui voit tout
  --lang en|fr     la langue des messages d’erreur (sinon, celle du système)`,

  record: `masterplan record verify FICHIER [--json]
masterplan record show FICHIER [--json]
verify rejoue une partie enregistrée, vérifie chaque choix et l’empreinte finale ; le code de sortie est 1 si elle ne va
pas. show affiche la partie en clair, avec tout ce qui était secret.

  --json           le résultat en JSON
${language}`,

  rules: `masterplan rules [jeu] [--check] [--json]
Quels tests couvrent quelle clause du RULES.md d’un jeu : un test couvre les clauses que nomme son titre.

  --check          le code de sortie est 1 si une clause qui oblige n’a pas de test, ou si un test nomme une clause absente
  --json           le résultat en JSON
${language}`,

  pack: (games) => `masterplan pack check FICHIER [--game JEU] [--json]
masterplan pack show <jeu>
check dit où un paquet de cartes est faux ; le code de sortie est alors 1. show affiche les cartes d’un jeu en paquet.

Jeux : ${games}
  --game JEU       le jeu du paquet (inutile s’il le nomme lui-même)
  --json           le résultat en JSON
${language}`,
};
