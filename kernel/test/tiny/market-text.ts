import {
  ACCEPT,
  CHANGE,
  DECLINE,
  DONE,
  firstOf,
  type GameText,
  type Language,
  type Lens,
  nth,
  type Option,
  type Proposal,
  proposalIn,
  wordOf,
} from '@masterplan/kernel';
import { listed, printed } from '@masterplan/kernel/words';
import { goods, type Market, named, partnerOf, word } from './market.ts';

const en = {
  title: 'The Market',
  goods: (what: number, n: number) => [n === 1 ? '1 credit' : `${n} credits`, `${n} infamy`][what] ?? '',
  asked: {
    gather: 'What do you take?',
    dealings: 'Do you want to deal?',
    spend: 'What do you spend?',
    draft: (partner: string) => `What do you propose to ${partner}?`,
    answer: (partner: string) => `What do you answer ${partner}?`,
  },
  others: {
    choosing: (player: string) => `${player} chooses.`,
    draft: (player: string, partner: string) => `${player} makes ${partner} an offer.`,
    answer: (player: string, partner: string) => `${player} thinks about what ${partner} offers.`,
  },
  take: (what: string) => `Take ${what}`,
  spend: (what: string) => `Spend ${what}`,
  give: (what: string) => `Give ${what}`,
  want: (what: string) => `Ask for ${what}`,
  pass: 'Let it be',
  deal: (player: string) => `Deal with ${player}`,
  done: 'Put it forward',
  accept: 'Accept',
  change: 'Make a counter-offer',
  decline: { draft: 'End the talks', answer: 'Decline', spend: 'Keep the rest' },
  gives: (giver: string, what: string, taker: string) => `${giver} gives ${what} to ${taker}.`,
  left: (what: string) => `That needs ${what}, and there is none left.`,
  dealt: (one: string, two: string) => `${one} and ${two} strike a deal.`,
  noDeal: (one: string, two: string) => `${one} and ${two} do not come to terms.`,
  most: (players: string) => `Spent the most: ${players}.`,
  round: (n: number) => `Round ${n}`,
  standing: { pass: 'Let every gap go by', ask: 'Deal' },
};

const fr: typeof en = {
  title: 'Le Marché',
  goods: (what, n) =>
    [n === 1 ? '1 crédit' : `${n} crédits`, n === 1 ? '1 point d’infamie' : `${n} points d’infamie`][what] ??
    '',
  asked: {
    gather: 'Que prenez-vous ?',
    dealings: 'Voulez-vous négocier ?',
    spend: 'Que dépensez-vous ?',
    draft: (partner) => `Que proposez-vous à ${partner} ?`,
    answer: (partner) => `Que répondez-vous à ${partner} ?`,
  },
  others: {
    choosing: (player) => `${player} choisit.`,
    draft: (player, partner) => `${player} fait une offre à ${partner}.`,
    answer: (player, partner) => `${player} réfléchit à l’offre de ${partner}.`,
  },
  take: (what) => `Prendre ${what}`,
  spend: (what) => `Dépenser ${what}`,
  give: (what) => `Donner ${what}`,
  want: (what) => `Demander ${what}`,
  pass: 'Laisser passer',
  deal: (player) => `Négocier avec ${player}`,
  done: 'Soumettre l’offre',
  accept: 'Accepter',
  change: 'Faire une contre-offre',
  decline: { draft: 'Rompre les négociations', answer: 'Refuser', spend: 'Garder le reste' },
  gives: (giver, what, taker) => `${giver} donne ${what} à ${taker}.`,
  left: (what) => `Pour cela, il manque ${what}.`,
  dealt: (one, two) => `${one} et ${two} concluent l’affaire.`,
  noDeal: (one, two) => `${one} et ${two} ne s’entendent pas.`,
  most: (players) => `A dépensé le plus : ${players}.`,
  round: (n) => `Manche ${n}`,
  standing: { pass: 'Laisser passer chaque occasion', ask: 'Négocier' },
};

type Names = readonly string[];

/** All that the market says in a language. */
export function marketText(language: Language): GameText<Market> {
  const say = { en, fr }[language];
  return printed(language, {
    title: say.title,
    prompt: (lens, { seat, name }, names) => promptOf(say, lens, seat, name, names),
    option: (lens, option, names) => optionOf(say, lens, option, names),
    refusal: (_lens, { option }) => say.left(say.goods(firstOf(option), 1)),
    line({ name, seat, n: [other = 0] }, names) {
      const said = name === 'dealt' ? say.dealt : name === 'no deal' ? say.noDeal : undefined;
      return said?.(nth(names, seat), nth(names, other));
    },
    outcome: (_lens, { winners }, names) =>
      say.most(
        listed(
          language,
          winners.map((seat) => nth(names, seat)),
        ),
      ),
    card: ({ id }) => ({ name: id, flavour: '', text: '' }),
    chapter: ({ fields }) => say.round(fields.round),
    standing: (_window, name) => (name === 'pass' ? say.standing.pass : say.standing.ask),
    proposal: (_lens, proposal, names) => givenIn(say, proposal, names),
  });
}

function promptOf(say: typeof en, lens: Lens<Market>, seat: number, name: string, names: Names): string {
  const proposal = proposalIn(lens);
  const isMine = lens.viewer === seat;
  if (proposal === undefined)
    return isMine
      ? say.asked[name === 'gather' || name === 'spend' ? name : 'dealings']
      : say.others.choosing(nth(names, seat));
  const step = proposal.stage === 'drafted' ? 'draft' : 'answer';
  const partner = nth(names, partnerOf(proposal.frame, seat));
  return isMine ? say.asked[step](partner) : say.others[step](nth(names, seat), partner);
}

function optionOf(say: typeof en, lens: Lens<Market>, option: Option, names: Names): string {
  if (option === DONE) return say.done;
  if (option === ACCEPT) return say.accept;
  if (option === CHANGE) return say.change;
  if (option === DECLINE) {
    const stage = proposalIn(lens)?.stage;
    return say.decline[stage === undefined ? 'spend' : stage === 'drafted' ? 'draft' : 'answer'];
  }
  const what = say.goods(firstOf(option), 1);
  switch (wordOf(option)) {
    case word.take:
      return say.take(what);
    case word.spend:
      return say.spend(what);
    case word.give:
      return say.give(what);
    case word.want:
      return say.want(what);
    case word.deal:
      return say.deal(nth(names, firstOf(option)));
    default:
      return say.pass;
  }
}

/** Who gives what to whom, good by good: first what is offered, then what is asked for. */
function givenIn(say: typeof en, { by, frame, parts }: Proposal, names: Names): string[] {
  const other = partnerOf(frame, by);
  const lines = (side: number, giver: number, taker: number): string[] =>
    goods.flatMap((_, what) => {
      const n = named(parts, side, what);
      return n === 0 ? [] : [say.gives(nth(names, giver), say.goods(what, n), nth(names, taker))];
    });
  return [...lines(word.give, by, other), ...lines(word.want, other, by)];
}
