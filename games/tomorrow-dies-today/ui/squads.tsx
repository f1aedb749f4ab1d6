import { Icon, Mark } from '@masterplan/boards';
import { NOT_ANY } from '@masterplan/kernel';
import { attributes, pieces } from '../content/kinds.ts';
import { baseOf, baseOwner, isBase, LOOSE, SQUADS } from '../rules/board.ts';
import { countOf, freeSlot, missionAt, piecesIn, placeOf, sizeOf } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { Pins } from './chips.tsx';
import { forceIn, nameIn } from './face.ts';
import type { PartProps } from './parts.ts';
import { facelessPicture } from './picture-names.ts';
import { canCommit, missionGoal, strengthsOf, type Verdict, verdictOf, workplaces } from './plan.ts';
import { point, usePointed } from './pointed.ts';
import { letters, namedOf, slotsOf } from './read.ts';
import { AttributeSign, Score } from './signs.tsx';
import { words } from './words/asides.ts';

/** The viewer's Squads, those at Base who are in none, and a place for a new one where somebody could join it. */
export function Squads(props: PartProps) {
  const { lens, seat, targets } = props;
  const free = freeSlot(lens, seat);
  const shown = Array.from({ length: SQUADS }, (_, slot) => slot).filter(
    (slot) => slotsOf(lens, seat).includes(slot) || (slot === free && targets.slots.has(slot)),
  );
  return (
    <ul className="td-cards" data-count={shown.length + 1}>
      {(sizeOf(lens, seat, LOOSE) > 0 || shown.length === 0) && <Group {...props} slot={LOOSE} />}
      {shown.map((slot) => (
        <Group key={slot} {...props} slot={slot} />
      ))}
    </ul>
  );
}

type GroupProps = PartProps & { readonly slot: number };

function Group(props: GroupProps) {
  const { lens, seat, language, slot, targets } = props;
  const say = words.in(language);
  const isLoose = slot === LOOSE;
  const pointed = usePointed();
  const isPointed = pointed.length === 1 && pointed[0] === slot;
  const isEmpty = sizeOf(lens, seat, slot) === 0;
  const entries = targets.slots.get(slot) ?? [];
  const look = `${entries.length > 0 ? ' is-target' : ''}${isPointed ? ' is-pointed' : ''}${isEmpty ? ' is-empty' : ''}`;
  return (
    <li className={`td-group${look}`}>
      <p className="td-group-head">
        <span className="td-letter">
          {isLoose ? <Icon name="volcano" /> : <Mark seat={seat} />}
          <b>{isLoose ? say.base : letters[slot]}</b>
        </span>
        <span className="td-where">{isEmpty ? say.newSquad : isLoose ? say.inNoSquad : whereIs(props)}</span>
      </p>
      {entries.length > 0 && <Pins entries={entries} />}
      <Members {...props} />
      {!isEmpty && (
        <p className="td-sums">
          {attributes.map((attribute, no) => (
            <Score
              key={attribute}
              game={lens.game}
              language={language}
              attribute={attribute}
              n={strengthsOf(lens, seat, [slot])[no] ?? 0}
            />
          ))}
        </p>
      )}
      {!isEmpty && (
        <p className="td-verdict">
          <Able {...props} />
          <button
            type="button"
            className="td-point"
            aria-pressed={isPointed}
            title={say.showOnMap}
            onClick={() => point(isPointed ? [] : [slot])}
          >
            <Icon name="honeycomb" />
            <span className="unseen">{say.showOnMap}</span>
          </button>
        </p>
      )}
    </li>
  );
}

/** Where a Squad stands. */
function whereIs({ lens, seat, slot, names, language }: GroupProps): string {
  const say = words.in(language);
  const place = placeOf(lens, seat, slot);
  if (place === NOT_ANY) return say.newSquad;
  if (place === baseOf(seat)) return say.atYourBase;
  if (isBase(place)) return say.atBaseOf(names[baseOwner(place)] ?? '');
  const kind = missionAt(lens, place);
  return kind === undefined ? say.inactive : nameIn({ game: lens.game, language }, kind);
}

function Members(props: GroupProps) {
  const { lens, seat, slot, targets, language } = props;
  const spoken = { game: lens.game, language };
  return (
    <ul className="td-members">
      {piecesIn(lens, seat, slot).map((piece) => {
        const entries = isAskedHere(props) ? (targets.pieces.get(pieces.indexOf(piece)) ?? []) : [];
        const n = countOf(lens, seat, slot, piece);
        const named = namedOf(lens, seat);
        return (
          <li key={piece}>
            {piece === 'named' ? <Bust of={named?.id ?? ''} /> : <Icon name={facelessPicture[piece]} />}
            <small>
              {piece === 'named' && named !== undefined ? nameIn(spoken, named) : forceIn(spoken, piece, n)}
            </small>
            {n > 1 && <b aria-hidden="true">{`×${n}`}</b>}
            {entries.length > 0 && <Pins entries={entries} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a choice about a piece is about this group: those who join a Squad come from Base, those who are hit stand in Squads. */
const isAskedHere = ({ slot, lens }: GroupProps): boolean =>
  (lens.frame.verb === 'commit') === (slot === LOOSE);

/** What a group can do: at the marker of this Phase, else anywhere. */
function Able(props: GroupProps) {
  const { lens, seat, slot, language } = props;
  const say = words.in(language);
  if (slot === LOOSE && !canCommit(lens)) return <span>{say.staysHome}</span>;
  const goal = missionGoal(lens, seat);
  const verdict = goal === undefined ? undefined : verdictOf(lens, seat, [slot], goal);
  if (verdict !== undefined) return <VerdictLine {...props} verdict={verdict} />;
  const able = workplaces(lens).flatMap((place) => {
    const found = verdictOf(lens, seat, [slot], place);
    const kind = missionAt(lens, place);
    return found?.lacks.length === 0 && kind !== undefined
      ? [nameIn({ game: lens.game, language }, kind)]
      : [];
  });
  return <span className={able.length > 0 ? 'is-able' : ''}>{say.canDo(able)}</span>;
}

/** What a deployment would come to, in a line: done or lacking what, and its price. */
function VerdictLine({ verdict, language }: PartProps & { verdict: Verdict }) {
  const say = words.in(language);
  const { lacks, does, price, canPay } = verdict;
  return (
    <>
      {lacks.length === 0 ? (
        <span className="is-able">
          <Icon name="check-mark" /> {does === 'complete' ? say.completes : say.generates}
        </span>
      ) : (
        <span className="is-unable">
          <span>{say.lacks}</span>
          {lacks.map(({ attribute, n }) => (
            <span key={attribute} className="td-lack">
              <b>{n}</b>
              <AttributeSign attribute={attribute} />
            </span>
          ))}
        </span>
      )}
      <span className={`td-price${canPay ? '' : ' is-unable'}`}>{say.costs(price)}</span>
    </>
  );
}
