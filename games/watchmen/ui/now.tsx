import { Icon, Mark } from '@masterplan/boards';
import { EFFECT, nth } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { isAppearance } from '../rules/facts.ts';
import { Art } from './art.tsx';
import type { PartProps } from './board.tsx';
import { CardStamp } from './card.tsx';
import { Pick } from './pick.tsx';
import { cardsIn, placeOf, seatsOf, type View } from './read.ts';
import { words } from './words/index.ts';

/** What is happening now: an Attack that goes round, or the card whose effect asks something. Nothing in between. */
export function Now(props: PartProps) {
  const frame = props.lens.stack.at(-1);
  if (frame?.verb === 'round') return <Attack {...props} />;
  return (
    <div className="wm-now-row">
      {frame?.verb === EFFECT && <Effect {...props} />}
      <Candidates {...props} />
    </div>
  );
}

/** Whose Attack it is, what it does, and who has answered: never what, and never in which order. */
function Attack({ lens, language, text, names, seat }: PartProps) {
  const say = words.in(language);
  const frame = nth(lens.stack, lens.stack.length - 1);
  const kind = nth(lens.game.kinds, frame.kind);
  const attacked = seatsOf(lens).filter((each) => (lens.asked >> each) & 1);
  const isFirst = isAppearance(frame);
  const defenses = seat < 0 ? undefined : defensesOf(lens, seat);
  return (
    <div className={`wm-now is-attack type-${kind.type}`}>
      <span className="wm-now-art">
        <Art kind={kind} crop="tall" />
      </span>
      <div>
        <p className="sound-word">{isFirst ? say.firstAppearance : say.attack}</p>
        <p className="wm-now-name">{text.card(kind).name}</p>
        <ul className="wm-attacked" aria-label={say.attacked}>
          {attacked.map((each) => {
            const isReady = ((lens.ready >> each) & 1) === 1;
            return (
              <li key={each} className={isReady ? 'is-ready' : ''}>
                <Mark seat={each} />
                {each === seat ? say.you : names[each]}
                <Icon name={isReady ? 'check-mark' : 'hourglass'} />
                <span className="unseen">{isReady ? say.ready : say.choosing}</span>
              </li>
            );
          })}
        </ul>
        {defenses !== undefined && attacked.includes(seat) && (
          <p className="wm-quiet">
            <Icon name="shield" /> {say.defenses(defenses)}
          </p>
        )}
      </div>
    </div>
  );
}

const defensesOf = (lens: View, seat: number): number =>
  cardsIn(lens, 'hand', seat).filter((card) => {
    const kind = lens.kind(card);
    return isCard(kind) && kind.defense !== undefined;
  }).length;

/** The card that asks something, and of whom. */
function Effect({ lens, language, text, names, seat }: PartProps) {
  const say = words.in(language);
  const frame = nth(lens.stack, lens.stack.length - 1);
  const kind = nth(lens.game.kinds, frame.kind);
  const asked = seatsOf(lens).filter((each) => (lens.asked >> each) & 1);
  if (asked.length === 0) return null;
  return (
    <div className={`wm-now type-${kind.type}`}>
      <span className="wm-now-art">
        <Art kind={kind} crop="tall" />
      </span>
      <div>
        <p className="label">{say.atWork}</p>
        <p className="wm-now-name">{text.card(kind).name}</p>
        <ul className="wm-attacked">
          {asked.map((each) => (
            <li key={each}>
              <Mark seat={each} />
              {each === seat ? say.you : names[each]}
              <Icon name="hourglass" />
              <span className="unseen">{say.choosing}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Places whose cards lie on the board anyway. */
const onTheBoard: readonly string[] = [
  ...['lineUp', 'kicks', 'superVillains', 'inPlay', 'locations', 'heroes'],
  ...['superHero', 'challenge', 'plotInPlay'],
];

/** Cards that can be chosen and lie where one does not see them: in a pile, on top of a deck, in somebody's hand. */
function Candidates({ lens, language, text, names, seat, targets, zoom }: PartProps) {
  const say = words.in(language);
  const hidden = [...targets.cards].filter(([card]) => {
    const place = placeOf(lens, card);
    return !onTheBoard.includes(place.name) && !(place.name === 'hand' && place.seat === seat);
  });
  if (hidden.length === 0) return null;
  return (
    <ul className="wm-row is-candidates">
      {hidden.map(([card, entries]) => {
        const kind = lens.kind(card);
        const place = placeOf(lens, card);
        const from =
          place.name === 'discard' || place.name === 'deck' || place.name === 'hand'
            ? say.from[place.name]
            : say.from.other;
        return (
          <li key={card}>
            <Pick card={card} kind={kind} entries={entries} zoom={zoom}>
              {kind !== undefined && <CardStamp kind={kind} text={text} />}
            </Pick>
            <span className="label">
              {place.seat >= 0 && place.seat !== seat ? `${from} · ${names[place.seat]}` : from}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
