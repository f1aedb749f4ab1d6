import type { Title } from '@masterplan/kernel';

const watchtower: Title = {
  name: 'Tour de Garde',
  flavour: 'Du thé chaud, des bandages propres, et le monde entier par la fenêtre.',
};

export const cards: Readonly<Record<string, Title>> = {
  superman: {
    name: 'Superman',
    flavour: 'Il pourrait tout arrêter seul. Il préfère ne pas avoir à le faire.',
  },
  batman: { name: 'Batman', flavour: 'Il a lu votre dossier. Il en a écrit la moitié.' },
  'wonder-woman': { name: 'Wonder Woman', flavour: 'Venue en paix. L’épée, c’est au cas où.' },
  cyborg: { name: 'Cyborg', flavour: 'À moitié homme, à lui seul une équipe.' },
  darkseid: {
    name: 'Darkseid',
    flavour: 'Il ne conquiert pas les mondes. Il encaisse ce qu’ils lui doivent.',
  },
  'darkseid-2': { name: 'Darkseid contre deux', flavour: 'Ils sont deux. Il ne s’est même pas levé.' },
  'darkseid-3': {
    name: 'Darkseid contre trois',
    flavour: 'Ils sont trois. Il a croisé les mains dans le dos.',
  },
  'darkseid-4': { name: 'Darkseid contre quatre', flavour: 'Ils sont quatre. Enfin quelqu’un à qui parler.' },

  'superman-watchtower': watchtower,
  'batman-watchtower': watchtower,
  'wonder-woman-watchtower': watchtower,
  'cyborg-watchtower': watchtower,

  'supersonic-flight': { name: 'Vol supersonique', flavour: 'Les vitres recevront un mot d’excuse.' },
  'man-of-steel': { name: 'Homme d’acier', flavour: 'Écartez-vous du char, s’il vous plaît. Il va partir.' },
  'heat-vision': { name: 'Vision thermique', flavour: 'Il était loin. Il ne reste pas grand-chose de près.' },
  'x-ray-vision': { name: 'Vision à rayons X', flavour: 'Sur Apokolips, la peinture au plomb se vend bien.' },
  invulnerable: { name: 'Invulnérable', flavour: 'Mettez-vous derrière moi. Plus près.' },
  'arctic-breath': { name: 'Souffle arctique', flavour: 'L’invasion reprendra au printemps.' },
  'solar-flare': {
    name: 'Éruption solaire',
    flavour: 'Tout ce qu’il a, d’un coup. Ensuite, une longue sieste.',
  },
  'symbol-of-hope': { name: 'Symbole d’espoir', flavour: 'Levez les yeux. Là. Maintenant, recommencez.' },

  batwing: { name: 'Batwing', flavour: 'Ni feux, ni bruit, ni plan de vol.' },
  'from-the-shadows': {
    name: 'Surgi de l’ombre',
    flavour: 'Un dieu le regardait en face, et n’a vu qu’un mur.',
  },
  'detective-work': {
    name: 'Travail de détective',
    flavour: 'De la boue du Bialya. Sur une botte de Metropolis.',
  },
  'contingency-plan': { name: 'Plan de secours', flavour: 'Page 212 : « S’il réussit ».' },
  'utility-belt': { name: 'Ceinture utilitaire', flavour: 'Oui, il y a aussi quelque chose pour ça.' },
  interrogation: { name: 'Interrogatoire', flavour: 'Il n’a rien demandé. Ils ont tout dit.' },
  'bat-signal': { name: 'Bat-Signal', flavour: 'Il n’a jamais été pour lui seul.' },
  'silent-takedown': {
    name: 'Assaut silencieux',
    flavour: 'Quarante gardes sont montés. L’ascenseur est redescendu vide.',
  },

  'gift-of-flight': { name: 'Le Don du vol', flavour: 'Un cadeau des dieux. Ils ont gardé le ticket.' },
  'sword-and-shield': {
    name: 'Épée et bouclier',
    flavour: 'L’une pour poser la question, l’autre pour entendre la réponse.',
  },
  'battle-cry': { name: 'Cri de guerre', flavour: 'Personne ne se souvient d’avoir décidé de la suivre.' },
  'lasso-of-truth': { name: 'Lasso de vérité', flavour: 'Alors. Que voulez-vous vraiment ?' },
  'winged-sandals': { name: 'Sandales ailées', flavour: 'Le retard est une question de point de vue.' },
  'purple-ray': { name: 'Rayon pourpre', flavour: 'Ça picote. Puis on se rappelle comment tenir debout.' },
  godslayer: { name: 'Tueuse de dieux', flavour: 'La lame a déjà connu des dieux. Ils étaient plus grands.' },
  ambassador: { name: 'Ambassadrice', flavour: 'Une armée écoute mieux quand quatre personnes attendent.' },

  'jump-jets': { name: 'Réacteurs dorsaux', flavour: 'L’atterrissage, il y travaille encore.' },
  'white-noise': {
    name: 'Bruit blanc',
    flavour: 'Montez le son jusqu’à ce que les machines oublient ce qu’elles faisaient.',
  },
  'boom-tube': { name: 'Boom Tube', flavour: 'Ça mène partout. C’est bien le problème.' },
  'adaptive-circuits': {
    name: 'Circuits adaptatifs',
    flavour: 'Le bras a demandé ce qu’il devait être aujourd’hui.',
  },
  uplink: { name: 'Liaison montante', flavour: 'L’horloge de la fin du monde a un mot de passe. Avait.' },
  'power-transfer': { name: 'Transfert d’énergie', flavour: 'Prends. Moi, je me mets en veille.' },
  'tactical-network': { name: 'Réseau tactique', flavour: 'À gauche. Baisse-toi. Maintenant, cogne.' },
  'energy-siphon': {
    name: 'Siphon d’énergie',
    flavour: 'Quelqu’un a branché son téléphone sur les feux d’Apokolips.',
  },

  apokolips: {
    name: 'Apokolips',
    flavour: 'Les feux furent allumés en son honneur. Personne ne les a éteints.',
  },
  teleport: { name: 'Téléportation', flavour: 'Le ciel se déchire, et le voilà, les mains dans le dos.' },
  triumph: { name: 'Triomphe', flavour: 'Il n’exulte pas. Il hoche la tête, une fois.' },
  crush: { name: 'Broyer', flavour: 'Il a si rarement l’occasion de se servir de ses mains.' },
  'omega-beams': {
    name: 'Rayons oméga',
    flavour: 'Ils prennent les virages. Vous aussi ; cela n’y changera rien.',
  },
  scheme: { name: 'Machination', flavour: 'Six mille ans de patience, et une liste.' },
  'grand-design': { name: 'Grand Dessein', flavour: 'Tout se passe comme il se doit.' },
  'personal-command': {
    name: 'Commandement direct',
    flavour: 'Le travail avance plus vite quand il regarde.',
  },
  legion: { name: 'Légion', flavour: 'On leur a dit de se disperser. Ils couvrent la côte.' },
  whispers: { name: 'Murmures', flavour: 'Vous êtes las. Vous l’avez toujours été. Posez cela.' },
  'agony-matrix': { name: 'Matrice d’agonie', flavour: 'Toute la douleur du monde, classée par rue.' },
  'hidden-hand': { name: 'Main cachée', flavour: 'Vous gardiez la mauvaise ville. Vous la gardez encore.' },

  'anti-life-equation': {
    name: 'Équation d’Anti-Vie',
    flavour: 'Trois termes, aucun reste : plus personne ne voudra rien.',
  },
  'house-of-darkseid': {
    name: 'Maison de Darkseid',
    flavour: 'Un trône veut trois piliers, tous de la même pierre.',
  },
  'fall-of-the-league': {
    name: 'Chute de la Ligue',
    flavour: 'Qu’ils se relèvent. C’est cela qu’il veut briser.',
  },
  'new-apokolips': {
    name: 'Nouvelle Apokolips',
    flavour: 'Il regarde autour de lui, et partout il est chez lui.',
  },
  'sleeping-doom': { name: 'Fléau dormant', flavour: 'Tous prêts, sous des villes qui n’ont rien remarqué.' },
  ascension: { name: 'Ascension', flavour: 'Il est dieu depuis des lustres. Il compte enfin s’appliquer.' },

  parademons: { name: 'Paradémons', flavour: 'Un seul, c’est une gêne. Il n’y en a jamais un seul.' },
  justifiers: { name: 'Justificateurs', flavour: 'Sous chaque casque, le voisin de quelqu’un.' },
  'hunger-dogs': {
    name: 'Chiens affamés',
    flavour: 'Ils se battent pour des miettes. Nul ne leur a demandé pour qui.',
  },
  intergang: {
    name: 'Intergang',
    flavour: 'Armes d’outre-monde, tarif local, remise pour l’ancien quartier.',
  },
  'dog-cavalry': { name: 'Cavalerie canine', flavour: 'Vous pouvez courir. Ils n’attendaient que ça.' },
  'female-furies': {
    name: 'Furies',
    flavour: 'Les filles de Granny. Il n’a pas besoin d’être là : elles ont son regard.',
  },
  'mother-box': {
    name: 'Boîte-Mère volée',
    flavour: 'Elle chante pour qui la tient. Ces temps-ci, elle hurle.',
  },
  'radion-trap': { name: 'Piège au radion', flavour: 'On l’a posé là où un héros le trouverait.' },
  brainiac: { name: 'Brainiac', flavour: 'Pendant que vous le lisiez, il vous lisait.' },
  'evil-factory': {
    name: 'Usine maléfique',
    flavour: 'Monstres à la douzaine, moins chers chez les voisins.',
  },
  'fire-pits': {
    name: 'Fosses ardentes',
    flavour: 'Une fenêtre sur Apokolips, et quelqu’un l’a laissée ouverte.',
  },
  'omega-engine': { name: 'Moteur oméga', flavour: 'Il attendait que quelqu’un allume la lumière.' },
  kanto: { name: 'Kanto', flavour: 'Le couteau est un cadeau. Il signe toujours son œuvre.' },
  steppenwolf: {
    name: 'Steppenwolf',
    flavour: 'Manquez-le une fois, vous saurez pourquoi il a gardé la hache.',
  },
  desaad: { name: 'Desaad', flavour: 'Quelle ravissante collection de nerfs vous avez là.' },
  bernadeth: { name: 'Bernadeth', flavour: 'La sœur de Desaad. Des deux, c’est lui le doux.' },
  kalibak: { name: 'Kalibak', flavour: 'D’abord, passez le fils. Ensuite, on parlera du père.' },
  'granny-goodness': {
    name: 'Granny Goodness',
    flavour: 'Ses enfants partent toujours avec de l’avance. Elle les aime tant.',
  },
  'amazing-grace': { name: 'Amazing Grace', flavour: 'Vous étiez attendu ailleurs, vous vous rappelez ?' },
  'glorious-godfrey': {
    name: 'Glorious Godfrey',
    flavour: 'Il ne fait que poser des questions. À la troisième, vous doutez de vos amis.',
  },
  'doctor-bedlam': { name: 'Docteur Bedlam', flavour: 'C’était un de ses corps. Il en a d’autres.' },
  'virman-vundabar': { name: 'Virman Vundabar', flavour: 'Chacun à sa place, et tous les flancs couverts.' },
  'anti-life-broadcast': {
    name: 'Émission d’Anti-Vie',
    flavour: 'Restez à l’écoute. Vous n’aurez plus envie d’autre chose.',
  },
  'lex-luthor': { name: 'Lex Luthor', flavour: 'Il n’aide pas Darkseid. Il se sert.' },
};
