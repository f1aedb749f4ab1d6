import type { TourNote } from '@masterplan/boards/playable';
import type { Language, OpenAsk } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { phaseOf, placesOf, type View, zoneOf } from './read.ts';

const en = {
  deploy: {
    title: 'Send your first Super',
    words:
      'Your Master Plan names the Loot you need. Look where it lies, pick a Super from your hand, then a Throwdown. It goes there face down: rivals see that somebody came, not who.',
  },
  sides: {
    title: 'Heroes or Villains',
    words:
      'Your Supers at one Throwdown are your Squad, and a Squad is all Heroes or all Villains. Elsewhere you may use the other side. Fights start where both sides meet.',
  },
  spread: {
    title: 'Many or few',
    words:
      'Every survivor takes one Loot. Many Supers at a rich Throwdown may take much, but rivals go there too. High numbers take first, low numbers act first.',
  },
  rivals: {
    title: 'The others deploy',
    words:
      'Everybody plays one Super in turn until all hands are empty. Under each Mark you see how many a rival has sent where.',
  },
  name: {
    title: 'You hold Loser Lad',
    words:
      'So you say which Throwdown is settled now. The Squads there are revealed; the others stay hidden a little longer.',
  },
  fight: {
    title: 'The fight',
    words:
      'Supers act by Action Number, smallest first: an Attack on the other side, then the Ability on the card. Whoever is knocked out takes no Loot.',
  },
  attack: {
    title: 'Your Super attacks',
    words:
      'Choose whom it knocks out. A Defense of the Attack’s type protects; those options are missing, and “Why not?” says so. Think of who would act or claim next.',
  },
  ability: {
    title: 'An Ability of yours',
    words:
      'The card asks you something. What is printed on it is exactly what happens; the log names the card.',
  },
  claim: {
    title: 'Take your Loot',
    words:
      'Survivors claim one Loot each, largest Action Number first. Loot your plan still lacks is worth more to you than to anybody else.',
  },
  claims: {
    title: 'Loot is taken',
    words:
      'What a Super claims belongs to its Mastermind, for all to see. Watch what rivals take: it tells something about their plans.',
  },
  hand: {
    title: 'Loser Lad moves on',
    words:
      'He goes to whoever knocked out the fewest Supers. Several are tied, so you decide. His holder deploys first and names the Throwdowns.',
  },
  alone: {
    title: 'From here it is your game',
    words:
      'That was a whole round. Two more follow, with new hands and new Throwdowns. A complete plan wins at once; after round three, the most kinds of Loot.',
  },
} satisfies Notes;

type Notes = Readonly<Record<string, { readonly title: string; readonly words: string }>>;
type NoteName = keyof typeof en;

const fr: Readonly<Record<NoteName, { readonly title: string; readonly words: string }>> = {
  deploy: {
    title: 'Envoyez votre premier Super',
    words:
      'Votre Grand Plan dit quels Butins il vous faut. Voyez où ils sont, choisissez un Super de votre main, puis une Bagarre. Il y va face cachée : les rivaux sauront que quelqu’un est venu, mais pas qui.',
  },
  sides: {
    title: 'Héros ou Vilains',
    words:
      'Vos Supers à une même Bagarre forment votre Escouade : rien que des Héros, ou rien que des Vilains. Ailleurs, l’autre camp est permis. On se bat là où les deux camps se croisent.',
  },
  spread: {
    title: 'En nombre ou non',
    words:
      'Chaque survivant prend un Butin. À plusieurs sur une riche Bagarre, on peut prendre beaucoup, mais les rivaux y vont aussi. Les grands numéros se servent d’abord, les petits agissent d’abord.',
  },
  rivals: {
    title: 'Les autres déploient',
    words:
      'Chacun joue un Super à son tour, jusqu’à ce que les mains soient vides. Sous chaque Marque, vous voyez combien un rival en a envoyé, et où.',
  },
  name: {
    title: 'Kid Défaite est chez vous',
    words:
      'C’est donc vous qui dites quelle Bagarre se règle maintenant. Ses Escouades sont révélées ; les autres restent cachées encore un peu.',
  },
  fight: {
    title: 'Le combat',
    words:
      'Les Supers agissent par Numéro d’action, le plus petit d’abord : une Attaque contre l’autre camp, puis la Capacité de la carte. Un Super mis K.-O. ne prend aucun Butin.',
  },
  attack: {
    title: 'Votre Super attaque',
    words:
      'Choisissez qui il met K.-O. Une Défense du même type protège : ces Supers-là ne sont pas proposés, et « Pourquoi pas ? » dit pourquoi. Songez à qui doit encore agir ou se servir.',
  },
  ability: {
    title: 'Votre Super utilise sa Capacité',
    words:
      'La carte vous demande quelque chose. Ce qui y est écrit est exactement ce qui arrive ; le journal nomme la carte.',
  },
  claim: {
    title: 'Prenez votre Butin',
    words:
      'Chaque survivant prend un Butin, le plus grand Numéro d’action d’abord. Ceux qui manquent à votre plan valent plus pour vous que pour quiconque.',
  },
  claims: {
    title: 'On se partage le Butin',
    words:
      'Ce que prend un Super est à son Cerveau, au vu de tous. Regardez ce que prennent les rivaux : cela trahit un peu leurs plans.',
  },
  hand: {
    title: 'Kid Défaite change de main',
    words:
      'Il va à qui a mis le moins de Supers K.-O. Plusieurs sont à égalité : à vous de choisir. Son détenteur déploie le premier et désigne les Bagarres.',
  },
  alone: {
    title: 'À vous de jouer',
    words:
      'Voilà une manche entière. Il en reste deux, avec de nouvelles mains et de nouvelles Bagarres. Un plan accompli gagne aussitôt ; sinon, après la troisième, le plus de sortes de Butin.',
  },
};

const notes = { en, fr: unbrokenThroughout(fr) };

/** The part of the page that each note speaks of. */
const spots: Readonly<Record<NoteName, string>> = {
  deploy: '.plan',
  sides: '.mp-places',
  spread: '.mp-places',
  rivals: '.mp-places',
  name: '.mp-places',
  fight: '.mp-order',
  attack: '.ask',
  ability: '.ask',
  claim: '.loot-row',
  claims: '.seats',
  hand: '.seats',
  alone: '.aim',
};

const lastNotes: readonly NoteName[] = ['alone'];

/** What a newcomer is told at this moment of the tour: about what they are asked, or about what the others do. */
export function tourNote(lens: View, asks: readonly OpenAsk[], language: Language): TourNote | undefined {
  if (lens.outcome !== null) return undefined;
  const mine = asks.find(({ seat, ready }) => seat === lens.viewer && !ready);
  const id = noteFor(lens, mine?.name);
  return { id, ...notes[language][id], at: spots[id], isLast: lastNotes.includes(id) };
}

function noteFor(lens: View, asked: string | undefined): NoteName {
  if (lens.fields.round > 1) return 'alone';
  const phase = phaseOf(lens);
  switch (asked) {
    case undefined:
      return phase === 'assemble' ? 'rivals' : phase === 'loot' ? 'claims' : 'fight';
    case 'assemble':
      return deploying(lens);
    case 'naming':
      return 'name';
    case 'act':
      return 'attack';
    case 'loot':
      return 'claim';
    case 'regroup':
      return 'hand';
    default:
      return 'ability';
  }
}

function deploying(lens: View): NoteName {
  const sent = placesOf(lens).reduce(
    (sum, place) => sum + zoneOf(lens, 'squad', lens.viewer, place).length,
    0,
  );
  if (sent === 0) return 'deploy';
  return sent < 3 ? 'sides' : 'spread';
}
