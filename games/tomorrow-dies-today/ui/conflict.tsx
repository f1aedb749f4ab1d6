import { Icon, Mark, reachable } from '@masterplan/boards';
import { wordIn } from '@masterplan/boards/aims';
import { firstOf, NOT_ANY, newest, nth, optionOf, secondOf } from '@masterplan/kernel';
import { useState } from 'react';
import { attributes } from '../content/kinds.ts';
import { isBase, word } from '../rules/board.ts';
import { conflictIn, groupsAt, missionAt, strengthOf } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { Pins } from './chips.tsx';
import { attributeIn, nameIn, squadIn } from './face.ts';
import { pointsFor, successesOf } from './fight.ts';
import type { PartProps } from './parts.ts';
import type { Entry } from './props.ts';
import { namedOf, seatsIn } from './read.ts';
import type { Sending } from './send.ts';
import { AttributeSign, Score } from './signs.tsx';
import { words } from './words/asides.ts';

type Now = ReturnType<typeof conflictIn>;
type FightProps = PartProps & { readonly sending: Sending; readonly now: Now };

/** A Conflict: both sides with what they strike and defend with, and what becomes of each success. */
export function Conflict(props: PartProps & { sending: Sending }) {
  const { lens, language } = props;
  const say = words.in(language);
  const frame = newest(lens.stack, { name: 'conflict' });
  if (frame === undefined) return null;
  const now = conflictIn(frame);
  const kind = isBase(now.place) ? undefined : missionAt(lens, now.place);
  const where = kind === undefined ? say.base : nameIn({ game: lens.game, language }, kind);
  const heads = seatsIn(lens).filter((seat) => now.head(seat) === seat);
  const ordered = [now.attacker, ...heads.filter((seat) => seat !== now.attacker)];
  return (
    <section className="td-conflict" aria-label={say.conflictAt(where)} ref={reachable}>
      <header>
        <h2>{say.conflictAt(where)}</h2>
        <p>{say.conflictStages[now.stage]}</p>
      </header>
      <div className="td-sides" data-count={ordered.length}>
        {ordered.map((head) => (
          <Force key={head} {...props} now={now} head={head} />
        ))}
      </div>
      {now.stage === 'fight' && <Fight {...props} now={now} />}
      <Blows {...props} now={now} />
    </section>
  );
}

/** A side: who is in it, its Squads, and the Attributes that were shown. */
function Force({ now, head, ...props }: PartProps & { now: Now; head: number }) {
  const { lens, names, language, entries } = props;
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const them = seatsIn(lens).filter((seat) => now.head(seat) === head);
  const struck = (seat: number, slot: number): Entry[] =>
    entries.filter(
      ({ option }) =>
        wordIn(lens, option) === 'strike' && firstOf(option) === seat && secondOf(option) === slot,
    );
  return (
    <div className={`td-force${head === now.attacker ? ' is-attacker' : ''}`}>
      <p className="label">{head === now.attacker ? say.attacker : say.defender}</p>
      {them.map((seat) => {
        const named = namedOf(lens, seat);
        return (
          <div key={seat} className="td-fighter">
            {named !== undefined && <Bust of={named.id} />}
            <h3>
              <Mark seat={seat} /> {names[seat]}
            </h3>
            <ul>
              {groupsAt(lens, seat, now.place).map((slot) => (
                <li key={slot}>
                  <b>{squadIn(spoken, slot)}</b>
                  <span className="td-line">
                    {attributes.map((attribute) => (
                      <Score
                        key={attribute}
                        {...spoken}
                        attribute={attribute}
                        n={strengthOf(lens, seat, [slot], attribute)}
                      />
                    ))}
                  </span>
                  {struck(seat, slot).length > 0 && <Pins entries={struck(seat, slot)} />}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Shown {...props} now={now} head={head} />
    </div>
  );
}

/** The Attributes that a side has shown. */
function Shown({ lens, language, now, head }: PartProps & { now: Now; head: number }) {
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const shown = [
    { title: say.strikes, at: now.offence(head) },
    { title: say.defends, at: now.defence(head) },
  ].filter(({ at }) => at !== NOT_ANY);
  if (shown.length === 0) return null;
  return (
    <p className="td-shown">
      {shown.map(({ title, at }) => (
        <span key={title}>
          {title} <AttributeSign attribute={nth(attributes, at)} />
          {attributeIn(spoken, nth(attributes, at))}
        </span>
      ))}
    </p>
  );
}

/** The viewer chooses what to strike and what to defend with: two rows of four, and the successes each would bring. */
function Fight({ sending, now, ...props }: FightProps) {
  const { lens, seat, language, entries } = props;
  const say = words.in(language);
  const [offence, strike] = useState<number>();
  const [defence, defend] = useState<number>();
  const isFighting = entries.some(({ option }) => wordIn(lens, option) === 'fight');
  const isDefending = entries.some(({ option }) => wordIn(lens, option) === 'defend');
  if (!isFighting && !isDefending) return null;
  const them = seatsIn(lens).filter((each) => now.head(each) === seat);
  const rows = [
    ...(isFighting
      ? [{ title: say.strikes, at: offence, not: defence, set: strike, to: 'strike' as const }]
      : []),
    {
      title: say.defends,
      at: defence,
      not: isFighting ? offence : undefined,
      set: defend,
      to: 'defend' as const,
    },
  ];
  const isReady = defence !== undefined && (!isFighting || (offence !== undefined && offence !== defence));
  const go = () => {
    if (defence === undefined) return;
    const option = isFighting ? optionOf(word.fight, offence ?? 0, defence) : optionOf(word.defend, defence);
    sending.send({ options: [option], within: ['conflict'] });
  };
  return (
    <div className="td-fight">
      {rows.map(({ to, ...row }) => (
        <AttributeRow
          key={to}
          {...props}
          {...row}
          points={(no) => pointsFor(lens, them, now.place, no, to)}
        />
      ))}
      <button
        type="button"
        className="button is-accent is-large"
        disabled={!isReady || sending.isSending}
        onClick={go}
      >
        <Icon name="crossed-swords" /> {say.fight}
      </button>
    </div>
  );
}

interface RowProps extends PartProps {
  readonly title: string;
  readonly at: number | undefined;
  /** What the other row has taken. */
  readonly not: number | undefined;
  readonly set: (attribute: number) => void;
  readonly points: (attribute: number) => number;
}

function AttributeRow({ lens, language, title, at, not, set, points }: RowProps) {
  const say = words.in(language);
  return (
    <fieldset>
      <legend>{title}</legend>
      {attributes.map((attribute, no) => (
        <button
          key={attribute}
          type="button"
          aria-pressed={at === no}
          disabled={not === no}
          onClick={() => set(no)}
        >
          <AttributeSign attribute={attribute} />
          <b>{attributeIn({ game: lens.game, language }, attribute)}</b>
          <small>{say.successes(points(no), successesOf(points(no)))}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** Every success: from whom, against whom, and what comes of it. */
function Blows({ now, ...props }: PartProps & { now: Now }) {
  const { names, language } = props;
  const say = words.in(language);
  if (now.blows === 0) return null;
  return (
    <ol className="td-blows">
      {Array.from({ length: now.blows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a success is its number
        <li key={row} className={`is-${now.effect(row)}`}>
          <Mark seat={now.by(row)} />
          <Icon name="crossed-swords" />
          <Mark seat={now.victim(row)} />
          <b>{say.effects[now.effect(row)]}</b>
          <span className="unseen">{`${names[now.by(row)] ?? ''}, ${names[now.victim(row)] ?? ''}`}</span>
        </li>
      ))}
    </ol>
  );
}
