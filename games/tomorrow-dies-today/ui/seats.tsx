import { Icon, toneOf } from '@masterplan/boards';
import { resources } from '../content/kinds.ts';
import { baseOf, LOOSE, zones } from '../rules/board.ts';
import { amountOf, placeOf, sizeOf, teamOf, triggersOn } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { Pins } from './chips.tsx';
import { nameIn } from './face.ts';
import type { BoardProps } from './props.ts';
import { letters, markersAt, namedOf, slotsOf, targetsOf } from './read.ts';
import { Amount } from './signs.tsx';
import { words } from './words/index.ts';

export type SeatProps = BoardProps & { readonly of: number };

/** A player's box: the Named Henchman, the Vault, and who is at Base. */
export function SeatFacts(props: SeatProps) {
  const { lens, of, language } = props;
  const say = words.in(language);
  const named = namedOf(lens, of);
  if (named === undefined) return <SeatTarget {...props} />;
  return (
    <div className={`td-sheet is-team-${teamOf(lens, of)} is-${toneOf(of)}`}>
      <Bust of={named.id} />
      <b className="td-sheet-name">{nameIn({ game: lens.game, language }, named)}</b>
      {lens.fields.leader === of && <em className="td-leader">{say.leader}</em>}
      <span className="td-vp">
        <b aria-hidden="true">{lens.fields.vp[of]}</b>
        <small aria-hidden="true">{say.vpShort}</small>
        <span className="unseen">{say.vp(lens.fields.vp[of] ?? 0)}</span>
      </span>
      <Vault {...props} />
      <Base {...props} />
      <SeatTarget {...props} />
    </div>
  );
}

export const Vault = ({ lens, of, language }: SeatProps) => (
  <span className="td-vault">
    {resources.map((resource) => (
      <Amount
        key={resource}
        game={lens.game}
        language={language}
        good={resource}
        n={amountOf(lens, of, resource)}
      />
    ))}
  </span>
);

/** The Base Tile: Squads that are home, others there, markers that lie on it, Betrayal Triggers that are on. */
function Base({ lens, of, language, names }: SeatProps) {
  const say = words.in(language);
  const home = slotsOf(lens, of).filter((slot) => placeOf(lens, of, slot) === baseOf(of));
  const loose = sizeOf(lens, of, LOOSE);
  const triggers = triggersOn(lens, of);
  const said = say.atBase(
    names[of] ?? '',
    home.map((slot) => letters[slot] ?? ''),
    loose,
  );
  return (
    <span className="td-base" title={said}>
      <Icon name="volcano" />
      {home.map((slot) => (
        <b key={slot} aria-hidden="true" data-piece={`squad-${of}-${slot}`}>
          {`${letters[slot]}×${sizeOf(lens, of, slot)}`}
        </b>
      ))}
      {loose > 0 && <small aria-hidden="true">{`+${loose}`}</small>}
      <span className="unseen">{said}</span>
      {markersAt(lens, baseOf(of)).length > 0 && (
        <span className="td-base-flags">
          <Icon name="flying-flag" />
          {markersAt(lens, baseOf(of)).length}
        </span>
      )}
      <Held {...{ lens, of, language }} />
      {triggers > 0 && (
        <span className="td-triggers" title={say.triggers(triggers)}>
          {`−${triggers}`}
          <span className="unseen">{say.triggers(triggers)}</span>
        </span>
      )}
    </span>
  );
}

/** How many cards a seat has that others may count. */
function Held({ lens, of, language }: Pick<SeatProps, 'lens' | 'of' | 'language'>) {
  const say = words.in(language);
  const gadgets = lens.size(zones.gadgets(of));
  const jobs = lens.size(zones.jobs(of));
  return (
    <>
      {gadgets > 0 && (
        <span title={say.gadgets(gadgets)}>
          <Icon name="ray-gun" />
          <b aria-hidden="true">{gadgets}</b>
          <span className="unseen">{say.gadgets(gadgets)}</span>
        </span>
      )}
      {jobs > 0 && (
        <span title={say.jobs(jobs)}>
          <Icon name="scroll-unfurled" />
          <b aria-hidden="true">{jobs}</b>
          <span className="unseen">{say.jobs(jobs)}</span>
        </span>
      )}
    </>
  );
}

/** A player who can be chosen, or whose Base Tile can, carries the numbers of those choices. */
function SeatTarget({ lens, of, entries }: SeatProps) {
  const { seats, places } = targetsOf(lens, entries);
  const found = [...(seats.get(of) ?? []), ...(places.get(baseOf(of)) ?? [])];
  return found.length === 0 ? null : (
    <span className="td-seat-pins">
      <Pins entries={found} />
    </span>
  );
}
