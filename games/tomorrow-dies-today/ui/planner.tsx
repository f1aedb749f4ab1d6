import { Icon } from '@masterplan/boards';
import { attributes } from '../content/kinds.ts';
import { missionAt } from '../rules/facts.ts';
import { Pins } from './chips.tsx';
import { attributeIn, nameIn } from './face.ts';
import type { PartProps } from './parts.ts';
import { askedAt, strengthsOf, teamName, teamsOf, verdictOf, workplaces } from './plan.ts';
import { point, usePointed } from './pointed.ts';
import { AttributeSign } from './signs.tsx';
import { words } from './words/asides.ts';

/**
 * What every set of the viewer's Squads could do at every Mission: done, or what is lacking, and what the way there costs. A row shows
 * its set on the War Map; a number over a column is the choice that lies there.
 */
export function Planner(props: PartProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const places = workplaces(lens);
  const teams = teamsOf(lens, seat);
  if (teams.length === 0 || places.length === 0) return <p className="td-quiet">{say.nothingToPlan}</p>;
  return (
    <div className="td-planner">
      <table>
        <caption className="unseen">{say.planner}</caption>
        <thead>
          <tr>
            <td>
              <span className="unseen">{say.squads}</span>
            </td>
            {places.map((place) => (
              <PlaceHead key={place} {...props} place={place} />
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((slots) => (
            <TeamRow key={slots.join(' ')} {...props} slots={slots} places={places} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A Mission over its column: what it asks for, and the choices that lie there. */
function PlaceHead({ lens, language, targets, place }: PartProps & { place: number }) {
  const spoken = { game: lens.game, language };
  const kind = missionAt(lens, place);
  const entries = targets.places.get(place) ?? [];
  return (
    <th scope="col">
      {entries.length > 0 && <Pins entries={entries} />}
      <span>{kind === undefined ? '' : nameIn(spoken, kind)}</span>
      <small>
        {askedAt(lens, place).map((n, no) => {
          const attribute = attributes[no];
          return n === 0 || attribute === undefined ? null : (
            <span key={attribute}>
              <AttributeSign attribute={attribute} />
              {n}
              <span className="unseen">{attributeIn(spoken, attribute)}</span>
            </span>
          );
        })}
      </small>
    </th>
  );
}

interface RowProps extends PartProps {
  readonly slots: readonly number[];
  readonly places: readonly number[];
}

/** A set of Squads, and what it could do everywhere. */
function TeamRow({ slots, places, ...props }: RowProps) {
  const { lens, seat, language } = props;
  const say = words.in(language);
  const pointed = usePointed();
  const isPointed = slots.length === pointed.length && slots.every((slot) => pointed.includes(slot));
  return (
    <tr className={isPointed ? 'is-pointed' : ''}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={isPointed}
          title={say.showOnMap}
          onClick={() => point(isPointed ? [] : slots)}
        >
          {teamName(say.base, slots)}
          <small aria-hidden="true">
            {strengthsOf(lens, seat, slots).map((n, no) => (
              <span key={attributes[no]}>{n}</span>
            ))}
          </small>
        </button>
      </th>
      {places.map((place) => (
        <Cell key={place} {...props} slots={slots} place={place} />
      ))}
    </tr>
  );
}

/** A set of Squads at a place: a tick and the price, or what is lacking. */
function Cell({
  lens,
  seat,
  language,
  slots,
  place,
}: PartProps & { slots: readonly number[]; place: number }) {
  const say = words.in(language);
  const verdict = verdictOf(lens, seat, slots, place);
  if (verdict === undefined) return <td />;
  const { lacks, price, canPay } = verdict;
  if (lacks.length === 0)
    return (
      <td className={canPay ? 'is-able' : 'is-dear'}>
        <Icon name="check-mark" />
        <span className="unseen">{say.completes}</span>
        <b>
          <Icon name="money-stack" />
          {price}
        </b>
        <span className="unseen">{say.costs(price)}</span>
      </td>
    );
  const missing = lacks.reduce((sum, { n }) => sum + n, 0);
  return (
    <td className={missing > 3 ? 'is-far' : 'is-near'}>
      <span className="unseen">{say.lacks}</span>
      {lacks.map(({ attribute, n }) => (
        <span key={attribute}>
          {`−${n}`}
          <AttributeSign attribute={attribute} />
          <span className="unseen">{attributeIn({ game: lens.game, language }, attribute)}</span>
        </span>
      ))}
    </td>
  );
}
