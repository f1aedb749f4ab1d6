import { CardFace } from './card.tsx';
import { holdingsOf } from './owned.ts';
import { CardList } from './pile.tsx';
import { cardsIn, heroOf, pilesOf, type View } from './read.ts';
import type { SeatProps } from './seats.tsx';
import { OpinionButtons } from './suspicion.tsx';
import { words } from './words/index.ts';

/** All that is open about a player, to be read at leisure: who they are, what lies before them, what they are known to own. */
export function SeatDetails(props: SeatProps) {
  const { lens, of, language, text, names } = props;
  const say = words.in(language);
  const hero = heroOf(lens, of);
  const holdings = holdingsOf(lens, of);
  const under = cardsIn(lens, 'underHero', of).length;
  return (
    <div className="wm-details">
      {lens.fields.watchmen && of !== props.seat && <OpinionButtons {...props} />}
      {hero !== undefined && (
        <CardFace {...{ game: lens.game, text, language }} kind={hero.kind} size="hand" />
      )}
      {under > 0 && <p className="news">{say.underHero(under)}</p>}
      <section>
        <h3 className="head">{say.locations}</h3>
        <CardList {...props} list={countedIn(lens, cardsIn(lens, 'locations', of))} />
      </section>
      <section>
        <h3 className="head">{`${say.discard} · ${cardsIn(lens, 'discard', of).length}`}</h3>
        <CardList {...props} list={countedIn(lens, cardsIn(lens, 'discard', of))} />
      </section>
      <section>
        <h3 className="head">{say.owned}</h3>
        <p className="news">
          {say.knownOf(names[of] ?? '', holdings.size)}. {say.ownedLead}
        </p>
        <CardList {...props} list={holdings.list} unknown={holdings.unknown} />
      </section>
    </div>
  );
}

const countedIn = (lens: View, cards: readonly number[]) =>
  pilesOf(lens, cards).map(({ kind, cards: of }) => ({ kind, count: of.length }));
