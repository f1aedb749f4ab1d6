import {
  firstOf,
  type Game,
  type GameText,
  HIDDEN,
  type Language,
  type Lens,
  nth,
  type Option,
  type SeenEvent,
  wordOf,
} from '@masterplan/kernel';
import { type Ambush, say } from './ambush-rules.ts';

interface Phrases {
  readonly title: string;
  readonly face: (id: string) => string;
  readonly unseen: string;
  readonly prompts: Readonly<Record<string, (who: string) => string>>;
  readonly options: Readonly<Record<number, (what: string) => string>>;
  readonly clauses: Readonly<Record<string, (what: string) => string>>;
  readonly lines: Readonly<Record<string, (who: string, what: string, n: readonly number[]) => string>>;
  readonly outcome: (who: string) => string;
}

const english: Phrases = {
  title: 'Ambush',
  face: (id) => `the ${id}`,
  unseen: 'a card',
  prompts: {
    turn: (who) => `${who} leads a card`,
    ambush: (who) => `${who} reacts to the ambush`,
    look: (who) => `${who} looks at a role`,
  },
  options: {
    [say.lead]: (what) => `Lead ${what}`,
    [say.take]: () => 'Take it',
    [say.block]: (what) => `Block with ${what}`,
    [say.look]: (what) => `Look at the role of ${what}`,
  },
  clauses: {
    'AM-2': (what) => `${what} cannot be led`,
    'AM-3': (what) => `${what} blocks nothing`,
  },
  lines: {
    led: (who, what) => `${who} leads ${what}.`,
    blocked: (who, what) => `${who} blocks with ${what}.`,
    wounded: (who, _what, n) => `${who} is wounded.${n.length > 0 ? ` (${n.join()})` : ''}`,
    idle: (who) => `${who} can lead nothing.`,
    looked: (who, what) => `${who} looks at a role: ${what}.`,
    rolled: (_who, _what, n) => `The die shows ${n[0]}.`,
  },
  outcome: (who) => `Dusk falls: ${who}.`,
};

const french: Phrases = {
  title: 'Embuscade',
  face: (id) => `« ${id} »`,
  unseen: 'une carte',
  prompts: {
    turn: (who) => `${who} ouvre avec une carte`,
    ambush: (who) => `${who} réagit à l’embuscade`,
    look: (who) => `${who} regarde un rôle`,
  },
  options: {
    [say.lead]: (what) => `Ouvrir avec ${what}`,
    [say.take]: () => 'Encaisser',
    [say.block]: (what) => `Parer avec ${what}`,
    [say.look]: (what) => `Regarder le rôle de ${what}`,
  },
  clauses: {
    'AM-2': (what) => `on n’ouvre pas avec ${what}`,
    'AM-3': (what) => `${what} ne pare rien`,
  },
  lines: {
    led: (who, what) => `${who} ouvre avec ${what}.`,
    blocked: (who, what) => `${who} pare avec ${what}.`,
    wounded: (who, _what, n) => `${who} est touché.${n.length > 0 ? ` (${n.join()})` : ''}`,
    idle: (who) => `${who} ne peut pas ouvrir.`,
    looked: (who, what) => `${who} regarde un rôle : ${what}.`,
    rolled: (_who, _what, n) => `Le dé donne ${n[0]}.`,
  },
  outcome: (who) => `Le soir tombe : ${who}.`,
};

function textIn(phrases: Phrases, game: Game<Ambush>): GameText<Ambush> {
  const faceOf = (face: number) =>
    face === HIDDEN ? phrases.unseen : phrases.face(nth(game.kinds, face).id);
  const objectOf = (lens: Lens<Ambush>, option: Option, names: readonly string[]) =>
    wordOf(option) === say.look ? nth(names, firstOf(option)) : faceOf(lens.face(firstOf(option)));
  const lineOf = ({ name, seat, faces, n }: SeenEvent, names: readonly string[]) =>
    phrases.lines[name]?.(names[seat] ?? '', faces.map(faceOf).join(', '), n);
  return {
    title: phrases.title,
    prompt: (_lens, ask, names) => phrases.prompts[ask.name]?.(nth(names, ask.seat)) ?? '',
    option: (lens, option, names) =>
      phrases.options[wordOf(option)]?.(wordOf(option) === say.take ? '' : objectOf(lens, option, names)) ??
      '',
    refusal: (lens, { option, clause }, names) =>
      phrases.clauses[clause]?.(objectOf(lens, option, names)) ?? '',
    line: lineOf,
    outcome: (_lens, { winners }, names) =>
      phrases.outcome(winners.map((seat) => nth(names, seat)).join(', ')),
    card: (kind) => ({
      name: phrases.face(kind.id),
      flavour: '',
      text: kind.play.map((said) => said.do).join(', '),
    }),
  };
}

export const ambushText = (game: Game<Ambush>): Readonly<Record<Language, GameText<Ambush>>> => ({
  en: textIn(english, game),
  fr: textIn(french, game),
});
