import type { Title } from '@masterplan/kernel';

export const cards: Readonly<Record<string, Title>> = {
  'fine-print': { name: 'Petits Caractères', flavour: 'Vous avez accepté. Page 412, en bas à gauche.' },
  'whistle-stop': { name: 'Coup de Sifflet', flavour: 'Un coup pour les renforts, deux pour le goûter.' },
  curfew: { name: 'Couvre-Feu', flavour: 'Extinction des feux. Les vôtres aussi, Capitaine.' },
  'captain-umbrella': {
    name: 'Capitaine Parapluie',
    flavour: 'Jamais pris sous l’averse, entre deux feux ni en faute.',
  },
  'plus-one': { name: 'Pique-Assiette', flavour: 'Il n’était pas invité. Il a donc amené quelqu’un.' },
  'lightning-rod': { name: 'Paratonnerre', flavour: 'Il faut bien que quelqu’un monte sur le toit.' },
  'count-backwards': { name: 'Comte à Rebours', flavour: 'Trois, deux, un, vous.' },
  concierge: { name: 'La Concierge', flavour: 'Elle a votre double, vos colis et tous vos secrets.' },
  keyhole: { name: 'Trou de Serrure', flavour: 'Vérifiait seulement si la porte était bien fermée.' },
  'green-light': { name: 'Feu Vert', flavour: 'Allez, allez, allez. Pas vous.' },
  'hex-officio': { name: 'Maléfice d’Office', flavour: 'Vous maudit dans l’exercice de ses fonctions.' },
  encore: { name: 'Bis', flavour: 'Personne n’est jamais parti avant le second couplet.' },
  'red-herring': {
    name: 'Fausse Piste',
    flavour: '« C’est lui », dit-elle en montrant son meilleur ami.',
  },
  'finders-keeper': { name: 'Trouve-Tout', flavour: 'Ce qui traîne a déjà trouvé son maître.' },
  'silent-partner': {
    name: 'L’Associé Muet',
    flavour: 'Détient neuf pour cent de votre complot et l’a lu en entier.',
  },
  detour: { name: 'Déviation', flavour: 'Le plus court chemin passe par-derrière.' },
  'lost-property': { name: 'Objets Trouvés', flavour: 'Décrivez-le avec précision. Bien. Non.' },
  'lady-lullaby': {
    name: 'Dame Berceuse',
    flavour: 'Son record : une armée, quatre mesures, un demi-bâillement.',
  },
  'bad-penny': { name: 'Pièce Rapportée', flavour: 'Revient toujours, surtout quand on la jette.' },
  cartographer: {
    name: 'La Cartographe',
    flavour: 'Si la rue n’est pas au bon endroit, tant pis pour la rue.',
  },
  turncoat: { name: 'Retourne-Veste', flavour: 'Réversible. Lavable en machine.' },
  'conveyor-belle': {
    name: 'Miss Tapis-Roulant',
    flavour: 'Livraison le lendemain, quel que soit le propriétaire.',
  },
  'stage-manager': { name: 'Le Régisseur', flavour: 'Catastrophe numéro deux, en place !' },
  understudy: { name: 'La Doublure', flavour: 'Connaît tous les rôles, explosions comprises.' },
  'bait-and-switch': {
    name: 'Passe-Passe',
    flavour: 'Suivez bien la main gauche. Et maintenant, cherchez votre portefeuille.',
  },
  'last-word': { name: 'Le Dernier Mot', flavour: 'Encore une chose, et je m’en vais.' },
  'scorched-earl': {
    name: 'Le Duc de la Terre Brûlée',
    flavour: 'Le château a brûlé, mais à ses conditions.',
  },
  'second-wind': {
    name: 'Second Souffle',
    flavour: 'Vous n’êtes pas fini. Vous faites une pause théâtrale.',
  },
  'headline-hog': {
    name: 'Tire-Couverture',
    flavour: 'Arrive après la bagarre, juste à temps pour la photo.',
  },
  'fair-play': { name: 'Franc-Jeu', flavour: 'Je coupe, vous choisissez, je vous remercie.' },
  pawnbroker: { name: 'Ma Tante', flavour: 'On ne pose pas de questions. On ne rembourse pas non plus.' },
  'aunt-larceny': {
    name: 'Mamie Rapine',
    flavour: 'Elle a pris votre montre contre un caramel, et vous avez dit merci.',
  },
  'daylight-saving': { name: 'Heure d’Été', flavour: 'Sauve une heure chaque printemps.' },
  'tin-saint': { name: 'Saint Fer-Blanc', flavour: 'Béni, riveté, garanti contre la rouille.' },
  'velvet-hammer': { name: 'Marteau de Velours', flavour: 'S’excuse d’avance, à l’encre lavande.' },
  'polite-giant': {
    name: 'Le Géant Poli',
    flavour: 'Attention à la tête, je vous prie. Et à l’immeuble.',
  },

  'reading-room': {
    name: 'La Salle de lecture',
    flavour: 'On y demande le silence. On ne l’obtiendra pas.',
  },
  'gelato-corner': { name: 'Le Glacier du coin', flavour: 'Deux boules, un otage.' },
  'washing-lines': { name: 'Les Cordes à linge', flavour: 'Les capes à gauche, les alibis à droite.' },
  'last-train': { name: 'Dernier métro, ligne treize', flavour: 'Attention au trou dans le toit.' },
  'night-zoo': { name: 'Nuit blanche au zoo', flavour: 'Les manchots ont tout vu et vont témoigner.' },
  'rush-hour-bridge': {
    name: 'Le Pont à l’heure de pointe',
    flavour: 'Rien ne circule, à part les rayons laser.',
  },
  'museum-gala': { name: 'Gala au musée', flavour: 'Smoking noir, gants blancs, alarme rouge.' },
  'pier-thirteen': { name: 'Le Quai treize', flavour: 'Sur toutes les caisses : « rien de suspect ».' },
  'opening-night': {
    name: 'Soir de première',
    flavour: 'La soprano tient la note. Quelqu’un tient la soprano.',
  },
  'high-noon-bank': { name: 'La Banque à midi pile', flavour: 'Prenez un ticket, s’il vous plaît.' },
  'power-plant': {
    name: 'Portes ouvertes à la centrale',
    flavour: 'Prière de ne pas nourrir le réacteur.',
  },
  'extra-time': {
    name: 'Prolongations',
    flavour: 'Soixante mille témoins, et tous regardaient le ballon.',
  },
  'mayors-airship': { name: 'Le Dirigeable du maire', flavour: 'Gonflé, comme le budget.' },
  'city-vault': {
    name: 'La Chambre forte',
    flavour: 'Porte : quatre mètres d’acier. Gardien : un, endormi.',
  },

  'red-button': { name: 'Gros bouton rouge', flavour: 'Il ne fait rien. Pour l’instant.' },
  henchmen: { name: 'Caisse de sbires', flavour: 'Montage à prévoir.' },
  'white-cat': { name: 'Chat blanc', flavour: 'Payé à la caresse.' },
  'getaway-van': {
    name: 'Camionnette volée',
    flavour: 'Sur le flanc : « Doris, fleurs et couronnes ».',
  },
  'shark-tank': { name: 'Bassin à requins', flavour: 'Requins vendus séparément.' },
  'volcano-lease': { name: 'Bail de volcan', flavour: 'Chauffage compris.' },
  'weather-machine': { name: 'Machine à météo', flavour: 'Réglée sur crachin depuis la livraison.' },
  'death-ray': { name: 'Rayon de la mort', flavour: 'Deux petites piles, non fournies.' },
  'moon-deed': { name: 'Acte de vente de la Lune', flavour: 'Face cachée uniquement.' },
  'mayors-brain': { name: 'Cervelle du maire', flavour: 'Il ne l’a pas réclamée.' },

  'freeze-the-exchange': { name: 'Geler la Bourse', flavour: 'Les avoirs d’abord, les courtiers ensuite.' },
  'rename-the-moon': { name: 'Rebaptiser la Lune', flavour: 'En l’honneur de Maman.' },
  'ransom-the-weekend': { name: 'Rançonner le week-end', flavour: 'Payez, ou c’est lundi.' },
  'steal-february': {
    name: 'Voler février',
    flavour: 'C’est le seul mois qui tienne dans la camionnette.',
  },
  'tax-the-sunset': {
    name: 'Taxer le coucher de soleil',
    flavour: 'Une somme modique, payable chaque soir.',
  },
  'replace-the-pigeons': {
    name: 'Remplacer tous les pigeons',
    flavour: 'Ceux d’avant ne vous surveillaient pas.',
  },
  'sell-the-city': {
    name: 'Vendre la ville à elle-même',
    flavour: 'En douze mensualités sans frais.',
  },
  'statue-of-me': { name: 'Une statue de moi', flavour: 'Visible depuis mes autres statues.' },
  'move-the-city': { name: 'Décaler la ville de deux mètres', flavour: 'Pour la vue.' },
  'gravity-at-teatime': {
    name: 'Abolir la pesanteur à l’heure du thé',
    flavour: 'Les soucoupes d’abord.',
  },
  'marry-the-sea': { name: 'Épouser la mer', flavour: 'Elle garde la moitié du continent.' },
  'clone-the-mayor': {
    name: 'Cloner le maire',
    flavour: 'Un pour signer, un pour porter le chapeau.',
  },
  'own-the-dark': { name: 'Privatiser la nuit', flavour: 'Bougies en vente à l’entrée.' },
  'private-eclipse': { name: 'Une éclipse privée', flavour: 'Sur invitation.' },
};
