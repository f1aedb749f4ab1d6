import { Icon, Mark, reachable } from '@masterplan/boards';
import { wordIn } from '@masterplan/boards/aims';
import {
  ACCEPT,
  CHANGE,
  DECLINE,
  DONE,
  firstOf,
  NOT_ANY,
  nth,
  type Option,
  optionOf,
  type Proposal,
  proposalIn,
  secondOf,
} from '@masterplan/kernel';
import { useState } from 'react';
import { goods } from '../content/kinds.ts';
import { isBase, word, zones } from '../rules/board.ts';
import { meetingPlace, missionAt, partnerOf } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { amountIn, nameIn } from './face.ts';
import { isOverMap } from './map.tsx';
import type { PartProps } from './parts.ts';
import { goodPicture } from './picture-names.ts';
import { namedOf, type View } from './read.ts';
import type { Sending } from './send.ts';
import {
  isOffer,
  isSame,
  MOST,
  optionsFor,
  type Part,
  readyDeals,
  type Stock,
  stockOf,
  type Terms,
  termsOf,
} from './terms.ts';
import { words } from './words/asides.ts';

interface DealProps extends PartProps {
  readonly sending: Sending;
  /** With whom a deal is thought about that has not been begun. */
  readonly partner: number | undefined;
  readonly close: () => void;
}

const phases = ['dealings', 'exchange'];

/** Where the page scrolls, a deal begins at its top. */
const toTop = (deal: HTMLElement | null): void => {
  if (!isOverMap()) deal?.scrollIntoView();
};

/** A deal between the viewer and somebody on the same tile: thought about, offered, or to be answered. */
export function Deal(props: DealProps) {
  const { lens, seat, language, names, partner } = props;
  const say = words.in(language);
  const proposal = proposalIn(lens);
  const other = proposal === undefined ? partner : partnerOf(proposal.frame, seat);
  if (other === undefined) return null;
  const place = meetingPlace(lens, seat, other);
  const kind = place === NOT_ANY || isBase(place) ? undefined : missionAt(lens, place);
  const where = kind === undefined ? say.atYourBase : nameIn({ game: lens.game, language }, kind);
  const isDrafted = proposal === undefined || (proposal.stage === 'drafted' && proposal.by === seat);
  return (
    <section className="td-deal" aria-label={say.dealAt(where)} ref={toTop}>
      <header>
        <h2>{say.dealAt(where)}</h2>
        <span>
          <Mark seat={seat} /> <Mark seat={other} />
        </span>
        <p>{say.dealLead}</p>
      </header>
      {isDrafted ? (
        <Drafting
          key={proposal?.parts.length ?? -1}
          {...props}
          other={other}
          proposal={proposal}
          place={place}
        />
      ) : (
        <Offered {...props} other={other} proposal={proposal} />
      )}
      <span className="unseen">{names[other]}</span>
    </section>
  );
}

// An offer that was made

function Offered({ proposal, other, ...props }: DealProps & { proposal: Proposal; other: number }) {
  const { language, names, seat, entries, sending } = props;
  const say = words.in(language);
  const who = names[other] ?? '';
  const isMine = proposal.by === seat;
  const status = isMine
    ? say.waitsFor(who)
    : proposal.stage === 'drafted'
      ? say.drafts(who)
      : say.offers(who);
  const answers = [
    { option: ACCEPT, look: 'is-accent', said: say.accept },
    { option: CHANGE, look: '', said: say.change },
    { option: DECLINE, look: '', said: say.decline },
  ].flatMap(({ option, ...rest }) => {
    const entry = entries.find((each) => each.option === option);
    return entry === undefined ? [] : [{ entry, ...rest }];
  });
  return (
    <>
      <div className="td-deal-body is-offered" ref={reachable}>
        <p className="news">{status}</p>
        <Slip {...props} terms={termsOf(proposal, seat)} other={other} />
      </div>
      {answers.length > 0 && (
        <footer>
          {answers.map(({ entry, look, said }) => (
            <button
              key={entry.option}
              type="button"
              className={`button is-large ${look}`}
              data-target={entry.no}
              disabled={sending.isSending}
              onClick={() => entry.choose()}
            >
              <kbd className="key">{entry.no}</kbd> {said}
            </button>
          ))}
        </footer>
      )}
    </>
  );
}

/** The deal on a slip of paper. */
function Slip({ terms, other, ...props }: DealProps & { terms: Terms; other: number }) {
  const { language, names } = props;
  const say = words.in(language);
  return (
    <div className="td-slip">
      <p className="label">{say.youGive}</p>
      <Parts {...props} parts={terms.give} />
      <Icon name="card-exchange" />
      <p className="label">{say.gives(names[other] ?? '')}</p>
      <Parts {...props} parts={terms.get} />
      <p className="news">{say.atOnce}</p>
    </div>
  );
}

function Parts({ parts, ...props }: DealProps & { parts: readonly Part[] }) {
  const { lens, language } = props;
  if (parts.length === 0) return <p className="td-parts">{words.in(language).nothing}</p>;
  return (
    <ul className="td-parts">
      {parts.map((part) => (
        <li key={'gadget' in part ? part.gadget : part.good}>
          <Icon name={'gadget' in part ? 'ray-gun' : goodPicture[part.good]} />
          <b>{partSaid(lens, language, part)}</b>
        </li>
      ))}
    </ul>
  );
}

function partSaid(lens: View, language: PartProps['language'], part: Part): string {
  const spoken = { game: lens.game, language };
  if ('good' in part) return amountIn(spoken, part.good, part.n);
  const kind = lens.kind(part.gadget);
  return kind === undefined ? '' : nameIn(spoken, kind);
}

// An offer that is being made

interface DraftingProps extends DealProps {
  readonly other: number;
  readonly place: number;
  readonly proposal: Proposal | undefined;
}

function Drafting({ proposal, other, place, ...props }: DraftingProps) {
  const { lens, seat, language, names, entries, sending, close } = props;
  const say = words.in(language);
  const [terms, setTerms] = useState<Terms>(
    proposal === undefined ? { give: [], get: [] } : termsOf(proposal, seat),
  );
  const laid = proposal?.parts ?? [];
  const offer = (wanted: Terms) => {
    const parts = optionsFor(wanted).filter((option) => !laid.includes(option));
    const whole = laid.length + parts.length;
    const begin = proposal === undefined ? [optionOf(word.deal, other)] : [];
    const end = whole < MOST ? [DONE] : [];
    sending.send({ options: [...begin, ...parts, ...end], within: phases });
    if (proposal === undefined) close();
  };
  const [mine, theirs] = [stockOf(lens, seat, place), stockOf(lens, other, place)];
  const who = names[other] ?? '';
  const giveUp = proposal === undefined ? close : entries.find(({ option }) => option === DECLINE)?.choose;
  return (
    <>
      {laid.length === 0 && <ReadyDeals {...props} deals={readyDeals(mine, theirs)} offer={offer} />}
      <div className="td-deal-body" ref={reachable}>
        <Side
          {...props}
          of={seat}
          stock={mine}
          chosen={terms.give}
          laid={laid.length > 0}
          change={(give) => setTerms({ ...terms, give })}
          title={say.youGive}
        />
        <Slip {...props} terms={terms} other={other} />
        <Side
          {...props}
          of={other}
          stock={theirs}
          chosen={terms.get}
          laid={laid.length > 0}
          change={(get) => setTerms({ ...terms, get })}
          title={say.gives(who)}
        />
      </div>
      <footer>
        {giveUp !== undefined && (
          <button type="button" className="button" onClick={() => giveUp()}>
            {say.neverMind}
          </button>
        )}
        <button
          type="button"
          className="button is-accent is-large"
          disabled={!isOffer(terms) || sending.isSending}
          onClick={() => offer(terms)}
        >
          {say.offerTo(who)}
        </button>
      </footer>
    </>
  );
}

interface ReadyProps extends DealProps {
  readonly deals: readonly Terms[];
  readonly offer: (terms: Terms) => void;
}

/** Deals that are offered with one click. */
function ReadyDeals({ deals, offer, ...props }: ReadyProps) {
  const say = words.in(props.language);
  return (
    <div className="td-ready">
      <p className="label">{say.ready}</p>
      <ul>
        {deals.map((ready) => {
          const said = optionsFor(ready).map((option) => saidOf(props, option));
          return (
            <li key={said.join(' ')}>
              <button
                type="button"
                className="td-ready-deal"
                disabled={props.sending.isSending}
                onClick={() => offer(ready)}
              >
                <span>
                  <small>{say.youGive}</small> {said[0]}
                </span>
                <Icon name="card-exchange" />
                <span>
                  <small>{say.youGet}</small> {said[1]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const saidOf = ({ lens, language }: DealProps, option: Option): string => {
  const isGadget = wordIn(lens, option)?.endsWith('Gadget') === true;
  const part: Part = isGadget
    ? { gadget: firstOf(option) }
    : { good: nth(goods, firstOf(option)), n: secondOf(option) };
  return partSaid(lens, language, part);
};

interface SideProps extends DealProps {
  readonly of: number;
  readonly title: string;
  readonly stock: readonly Stock[];
  readonly chosen: readonly Part[];
  /** Parts that are laid open already stay as they are. */
  readonly laid: boolean;
  readonly change: (parts: readonly Part[]) => void;
}

/** One side of a deal: all that this player could give, with steppers. */
function Side({ of, title, stock, chosen, change, ...props }: SideProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const named = namedOf(lens, of);
  const put = (part: Part) => {
    const others = chosen.filter((each) => !isSame(each, part));
    change('n' in part && part.n === 0 ? others : [...others, part]);
  };
  const drop = (part: Part) => change(chosen.filter((each) => !isSame(each, part)));
  return (
    <div className="td-side">
      <h3>
        {named !== undefined && <Bust of={named.id} />}
        <Mark seat={of} /> {title}
      </h3>
      <ul>
        {stock.map((each) => (
          <GoodRow key={each.good} {...props} {...each} chosen={chosen} put={put} />
        ))}
        {lens.zone(zones.gadgets(of)).map((gadget) => {
          const isIn = chosen.some((each) => isSame(each, { gadget }));
          const kind = lens.kind(gadget);
          if (kind === undefined) return null;
          return (
            <li key={gadget} className={isIn ? 'is-in' : ''}>
              <Icon name={kind.icon} />
              <span>{nameIn(spoken, kind)}</span>
              <button
                type="button"
                className="td-toggle"
                aria-pressed={isIn}
                onClick={() => (isIn ? drop({ gadget }) : put({ gadget }))}
              >
                <Icon name={isIn ? 'check-mark' : 'card-exchange'} />
                <span className="unseen">{nameIn(spoken, kind)}</span>
              </button>
            </li>
          );
        })}
        <li className="is-locked">
          <Icon name="padlock" />
          <span>{say.notTraded}</span>
        </li>
      </ul>
    </div>
  );
}

interface RowProps extends DealProps, Stock {
  readonly chosen: readonly Part[];
  readonly put: (part: Part) => void;
}

/** A good, and how much of it is in the deal. */
function GoodRow({ lens, language, good, n, chosen, put }: RowProps) {
  const say = words.in(language);
  const found = chosen.find((each) => 'good' in each && each.good === good);
  const now = found !== undefined && 'n' in found ? found.n : 0;
  const name = amountIn({ game: lens.game, language }, good, n);
  return (
    <li className={now > 0 ? 'is-in' : ''}>
      <Icon name={goodPicture[good]} />
      <span>{name}</span>
      <span className="td-stepper">
        <button type="button" disabled={now === 0} onClick={() => put({ good, n: now - 1 })}>
          <span aria-hidden="true">−</span>
          <span className="unseen">{say.less(name)}</span>
        </button>
        <b>{now}</b>
        <button type="button" disabled={now === n} onClick={() => put({ good, n: now + 1 })}>
          <span aria-hidden="true">+</span>
          <span className="unseen">{say.more(name)}</span>
        </button>
      </span>
    </li>
  );
}
