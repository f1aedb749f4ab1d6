import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';

/** What newcomers are told, a few sentences at a time. */
const en = {
  play: {
    title: 'Play your cards',
    words:
      'Everything in your hand can be played now: most cards make Power, some do more. Click them one by one, or play all plain ones in one go. An Attack hits every foe who does not defend.',
  },
  buy: {
    title: 'Spend your Power',
    words:
      'What your Power buys is marked: cards of the Line-Up, and Kicks at any time. Better cards now mean better hands later. What you buy goes to your discard pile first.',
  },
  end: {
    title: 'End your turn',
    words:
      'Power does not keep. At the end of your turn all you played and held is discarded and you draw five cards. When your deck is empty, your discard pile becomes your deck: that is how bought cards reach your hand.',
  },
  rivals: {
    title: 'The others play',
    words:
      'They do as you do. What they buy is open: a click on a player’s name shows what they are known to own.',
  },
  attacked: {
    title: 'You are attacked',
    words:
      'Everybody who is attacked answers at the same time, unseen. A Defense in your hand saves you; otherwise you take the Attack. A standing answer can do this for you next time.',
  },
  asked: {
    title: 'A card asks you something',
    words: 'What is printed on it is exactly what happens. Whatever you can choose is numbered on the table.',
  },
  villain: {
    title: 'Super-Villains and the clock',
    words:
      'With enough Power the Super-Villain is yours, for many points; the next one attacks everybody when it appears. The game ends when none is left, or when the main deck cannot fill the Line-Up.',
  },
  alone: {
    title: 'From here it is your game',
    words: 'You have seen all there is. When the game ends, the deck with the most victory points wins.',
  },
  loyal: {
    title: 'You are Loyal',
    words:
      'So are all but one. Together you must beat three Challenges before the main deck runs out. One player wants it to run out, and nobody knows who. “Your secret cards” shows your role for a moment.',
  },
  contribute: {
    title: 'The Challenge takes cards',
    words:
      'A card that fits can be contributed from your hand instead of being played; it is gone for good once the Challenge is beaten. When nothing is missing, one player pays the Power alone.',
  },
  shop: {
    title: 'Every turn costs time',
    words:
      'Each card you buy from the Line-Up is replaced from the main deck; if you buy none, one is added all the same. So buy one good card rather than none or many. Cards the Machinations list are better in your deck than in that of a player you suspect.',
  },
  denounce: {
    title: 'Denounce somebody',
    words:
      'Every turn under this Challenge ends like this: whoever played it chooses another player, who gains a Weakness, a card that does nothing. Choose whom you suspect, and mind who denounces whom. Once no Weakness is left, a random card is discarded instead.',
  },
  watch: {
    title: 'Watch the others',
    words:
      'Who contributes, and who never does? Who buys exactly what the Machinations list? A click on a name lets you mark a suspicion; only you see it.',
  },
  time: {
    title: 'The main deck is the clock',
    words:
      'If a card cannot be added to the Line-Up, the Secret Mastermind has won. The Challenge works on everybody until it is beaten; the next one is harder.',
  },
  aloneLoyal: {
    title: 'From here it is your game',
    words:
      'If the Secret Mastermind plays everything the Machinations list in one turn, a Plot comes into play: it must be beaten too, and Loyal players may ask each other for help.',
  },
  mastermind: {
    title: 'You are the Secret Mastermind',
    words:
      'You win when the main deck runs out. Everything the Machinations list is in your hand: play it this turn and your Plot comes into play, with all roles revealed. Or keep a card back, and stay one of them.',
  },
  ticked: {
    title: 'Think before the last tick',
    words:
      'Ticked lines are met by what you have played this turn. The last tick reveals you at once. Anything short of it looks like an innocent turn.',
  },
  pretend: {
    title: 'Look harmless',
    words:
      'Contributing a little makes you one of them. Each card bought from the Line-Up is replaced from the main deck: buying several empties it sooner, and passes for zeal. What you leave for sale may beat a Challenge.',
  },
  waiting: {
    title: 'They wonder who it is',
    words:
      'The others contribute and buy. Each Challenge they beat brings them nearer; the number beside the main deck is what separates you from winning.',
  },
  aloneMastermind: {
    title: 'From here it is your game',
    words:
      'Collect two or three of each listed card, and strike when the Challenges are nearly done, or as soon as you can: both have been tried.',
  },
  struck: {
    title: 'You have struck',
    words:
      'While your Plot is in play, every card it names destroys cards of the main deck when you play it. The Loyal must beat it and all Challenges, and they help each other. Empty that deck.',
  },
  revealed: {
    title: 'Everybody knows',
    words:
      'All roles are revealed. The Plot must fall as well as the Challenges. Attacks of Loyal players spare Loyal players, and once a turn you may ask them all for help.',
  },
  help: {
    title: 'Help is asked for',
    words:
      'Agree, and a random card from your hand is played for whoever asks; then it goes to your discard pile.',
  },
};

export type NoteName = keyof typeof en;

const fr: typeof en = {
  play: {
    title: 'Jouez vos cartes',
    words:
      'Tout ce que vous avez en main peut être joué : la plupart des cartes donnent de la Puissance, certaines font mieux. Cliquez dessus une à une, ou jouez d’un coup toutes les plus simples. Une Attaque touche chaque adversaire sans Défense.',
  },
  buy: {
    title: 'Dépensez votre Puissance',
    words:
      'Ce que vous pouvez payer est marqué : des cartes de la Réserve, et un Coup de Pied à tout moment. De meilleures cartes maintenant, de meilleures mains plus tard. Un achat va d’abord dans votre Défausse.',
  },
  end: {
    title: 'Finissez votre tour',
    words:
      'La Puissance ne se garde pas. À la fin du tour, tout ce que vous avez joué ou en main est défaussé et vous piochez cinq cartes. Quand votre deck est épuisé, votre Défausse mélangée le remplace : c’est ainsi que vos achats arrivent en main.',
  },
  rivals: {
    title: 'Aux autres de jouer',
    words:
      'Ils font comme vous. Leurs achats sont publics : un clic sur le nom d’un joueur montre ce que l’on sait de son deck.',
  },
  attacked: {
    title: 'On vous attaque',
    words:
      'Tous ceux qui sont attaqués répondent en même temps, à l’abri des regards. Une Défense en main vous sauve ; sinon, vous subissez. Une réponse permanente le fera pour vous la prochaine fois.',
  },
  asked: {
    title: 'Une carte vous pose une question',
    words:
      'Ce qui y est écrit est exactement ce qui arrive. Ce que vous pouvez choisir porte un numéro sur la table.',
  },
  villain: {
    title: 'Les Super-Vilains et l’horloge',
    words:
      'Avec assez de Puissance, le Super-Vilain est à vous, et il rapporte gros ; le suivant attaque tout le monde en se révélant. La partie finit quand il n’en reste aucun, ou quand le Deck Commun ne peut plus compléter la Réserve.',
  },
  alone: {
    title: 'À vous de jouer',
    words: 'Vous avez tout vu. À la fin, le deck qui vaut le plus de points de victoire l’emporte.',
  },
  loyal: {
    title: 'Vous êtes Loyal',
    words:
      'Les autres aussi, sauf un. Ensemble, il faut vaincre trois Challenges avant que le Deck Commun soit épuisé. Un joueur veut l’épuiser, et personne ne sait qui. « Vos cartes secrètes » montre votre rôle un instant.',
  },
  contribute: {
    title: 'Le Challenge prend des cartes',
    words:
      'Au lieu de jouer une carte qui convient, vous pouvez contribuer avec elle ; elle sera perdue une fois le Challenge vaincu. Quand rien ne manque plus, un seul joueur doit payer toute la Puissance.',
  },
  shop: {
    title: 'Chaque tour coûte du temps',
    words:
      'Le Deck Commun remplace chaque carte achetée dans la Réserve ; si vous n’achetez rien, il y ajoute une carte quand même. Mieux vaut donc une bonne carte qu’aucune ou que plusieurs. Les cartes que demande la Sombre Machination sont mieux chez vous que chez un suspect.',
  },
  denounce: {
    title: 'Dénoncez quelqu’un',
    words:
      'Sous ce Challenge, chaque tour finit ainsi : celui qui l’a joué désigne un autre joueur, qui gagne une Faiblesse, une carte qui ne fait rien. Désignez qui vous soupçonnez, et notez qui dénonce qui. Quand il n’en reste plus, c’est une carte défaussée au hasard.',
  },
  watch: {
    title: 'Observez les autres',
    words:
      'Qui contribue, et qui ne le fait jamais ? Qui achète justement ce que demande la Sombre Machination ? Un clic sur un nom permet de noter un soupçon, pour vous seul.',
  },
  time: {
    title: 'Le Deck Commun est l’horloge',
    words:
      'Si une carte ne peut pas être ajoutée à la Réserve, le Génie du Crime a gagné. Le Challenge agit sur tous jusqu’à ce qu’il soit vaincu ; le suivant est plus dur.',
  },
  aloneLoyal: {
    title: 'À vous de jouer',
    words:
      'Si le Génie du Crime joue en un tour tout ce que demande la Sombre Machination, son Complot Criminel entre en jeu : il faudra le vaincre aussi, et les joueurs Loyaux pourront se demander de l’aide.',
  },
  mastermind: {
    title: 'Vous êtes le Génie du Crime',
    words:
      'Vous gagnez quand le Deck Commun est épuisé. Tout ce que demande la Sombre Machination est dans votre main : jouez-le ce tour-ci, et votre Complot Criminel entre en jeu, tous les rôles révélés. Ou gardez une carte, et restez l’un des leurs.',
  },
  ticked: {
    title: 'Réfléchissez avant la dernière coche',
    words:
      'Les lignes cochées sont remplies par ce que vous avez joué ce tour-ci. La dernière coche vous révèle aussitôt. Avant elle, votre tour paraît innocent.',
  },
  pretend: {
    title: 'Ayez l’air inoffensif',
    words:
      'Une petite contribution fait de vous l’un des leurs. Le Deck Commun remplace chaque carte achetée dans la Réserve : en acheter plusieurs l’épuise plus vite, et passe pour du zèle. Ce que vous laissez pourrait servir à vaincre un Challenge.',
  },
  waiting: {
    title: 'Ils se demandent qui c’est',
    words:
      'Les autres contribuent et achètent. Chaque Challenge vaincu les rapproche du but ; le nombre à côté du Deck Commun est ce qui vous sépare de la victoire.',
  },
  aloneMastermind: {
    title: 'À vous de jouer',
    words:
      'Rassemblez deux ou trois exemplaires de chaque carte demandée, et frappez quand les Challenges sont presque vaincus, ou dès que possible : les deux se sont vus.',
  },
  struck: {
    title: 'Vous avez frappé',
    words:
      'Tant que votre Complot Criminel est en jeu, chaque carte qu’il désigne détruit des cartes du Deck Commun quand vous la jouez. Les Loyaux doivent le vaincre, comme tous les Challenges, et ils s’entraident. Videz ce deck.',
  },
  revealed: {
    title: 'Tout le monde sait',
    words:
      'Tous les rôles sont révélés. Il faut vaincre le Complot Criminel comme les Challenges. Les Attaques des joueurs Loyaux épargnent les Loyaux, et une fois par tour vous pouvez leur demander de l’aide à tous.',
  },
  help: {
    title: 'On vous demande de l’aide',
    words:
      'Acceptez, et une carte de votre main, prise au hasard, est jouée pour ce joueur ; elle va ensuite dans votre Défausse.',
  },
};

export const notes: Readonly<Record<Language, typeof en>> = { en, fr: unbrokenThroughout(fr) };
