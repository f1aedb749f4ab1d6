import { Mark } from '@masterplan/boards';
import type { PartProps } from './board.tsx';
import { CardFace, CardStamp } from './card.tsx';
import { Now } from './now.tsx';
import { Pick } from './pick.tsx';
import { cardsIn } from './read.ts';
import { words } from './words/index.ts';

/** What the player whose turn it is has in front of them, the Power it makes, and what is happening with it. */
export function PlayArea(props: PartProps) {
  if (props.lens.fields.turns === 0) return <ChooseHero {...props} />;
  return (
    <section className="wm-play" aria-label={words.in(props.language).inPlay}>
      <PlayHead {...props} />
      <div className="wm-play-body">
        <Now {...props} />
        <div className="wm-played">
          <Played {...props} place="inPlay" />
          <Played {...props} place="locations" />
        </div>
      </div>
    </section>
  );
}

function PlayHead({ lens, names, seat, language }: PartProps) {
  const say = words.in(language);
  const { turn, power, doublings } = lens.fields;
  const whose = turn < 0 ? say.betweenTurns : turn === seat ? say.yourTurn : say.turnOf(names[turn] ?? '');
  return (
    <div className="wm-play-head">
      <Mark seat={turn} />
      <h2>{whose}</h2>
      <p className="wm-power">
        <b>{power}</b>
        <span>{say.power}</span>
        {doublings > 0 && <em>{say.doubled}</em>}
      </p>
    </div>
  );
}

function Played({ place, ...props }: PartProps & { place: 'inPlay' | 'locations' }) {
  const { lens, language, targets, noes, text, zoom } = props;
  const say = words.in(language);
  const { turn } = lens.fields;
  const cards = turn < 0 ? [] : cardsIn(lens, place, turn);
  const isPlay = place === 'inPlay';
  if (cards.length === 0) return isPlay ? <p className="wm-quiet">{say.nothingPlayed}</p> : null;
  return (
    <ul
      className={isPlay ? 'wm-row' : 'wm-row is-locations'}
      aria-label={isPlay ? say.inPlay : say.locations}
    >
      {!isPlay && <li className="wm-row-title label">{say.locations}</li>}
      {cards.map((card) => {
        const kind = lens.kind(card);
        if (kind === undefined) return null;
        return (
          <li key={card}>
            <Pick
              card={card}
              kind={kind}
              entries={targets.cards.get(card) ?? []}
              no={noes.cards.get(card)?.[0]}
              zoom={zoom}
              className={lens.stack.at(-1)?.self === card ? 'is-at-work' : ''}
            >
              <CardStamp kind={kind} text={text} />
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}

/** Before the first turn: Super Heroes to choose from. */
function ChooseHero({ lens, language, text, targets, zoom }: PartProps) {
  const say = words.in(language);
  return (
    <section className="wm-play" aria-label={say.chooseHero}>
      <h2 className="wm-plate">{say.chooseHero}</h2>
      <ul className="wm-heroes">
        {cardsIn(lens, 'heroes').map((card) => {
          const kind = lens.kind(card);
          if (kind === undefined) return null;
          return (
            <li key={card}>
              <Pick card={card} kind={kind} entries={targets.cards.get(card) ?? []} zoom={zoom}>
                <CardFace {...{ game: lens.game, text, language, kind }} size="hand" />
              </Pick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
