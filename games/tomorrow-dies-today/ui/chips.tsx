import { Icon, Mark, toneOf } from '@masterplan/boards';
import type { ReactNode } from 'react';
import { type Agency, attributes, type Points } from '../content/kinds.ts';
import { sizeOf } from '../rules/facts.ts';
import { attributeIn } from './face.ts';
import type { PartProps } from './parts.ts';
import type { Entry } from './props.ts';
import { type Laid, letters } from './read.ts';
import { AttributeSign } from './signs.tsx';
import { words } from './words/index.ts';

/** What is asked for, Attribute by Attribute; with somebody's strengths also what they lack. */
export function Needs({
  needs,
  has,
  ...props
}: Pick<PartProps, 'lens' | 'language'> & { needs: Points; has?: readonly number[] | undefined }) {
  const { lens, language } = props;
  const say = words.in(language);
  return (
    <span className="td-needs">
      {attributes.map((attribute, no) => {
        const n = needs[no] ?? 0;
        if (n === 0) return null;
        const lack = has === undefined ? undefined : Math.max(0, n - (has[no] ?? 0));
        const look = lack === undefined ? '' : lack === 0 ? ' is-met' : ' is-lacking';
        return (
          <span key={attribute} className={`td-need${look}`}>
            <AttributeSign attribute={attribute} />
            <b aria-hidden="true">{n}</b>
            {lack !== undefined && lack > 0 && <em aria-hidden="true">{`−${lack}`}</em>}
            <span className="unseen">
              {say.need(attributeIn({ game: lens.game, language }, attribute), n, lack)}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** Numbers of choices, each a button of its own: where several stand on one thing. */
export const Pins = ({ entries }: { entries: readonly Entry[] }) => (
  <span className="td-pins">
    {entries.map((entry) => (
      <button
        key={entry.option}
        type="button"
        className="pin"
        data-target={entry.no}
        title={entry.label}
        onClick={() => entry.choose()}
      >
        <span aria-hidden="true">{entry.no}</span>
        <span className="unseen">{entry.label}</span>
      </button>
    ))}
  </span>
);

interface SquadProps extends PartProps {
  readonly of: number;
  readonly slot: number;
  /** What a click on it does, where it can be chosen. */
  readonly act?: (() => void) | undefined;
  readonly pins?: readonly Entry[];
}

/** A Squad on the War Map: whose, which, how many. */
export function SquadChip({ of, slot, act, pins = [], ...props }: SquadProps) {
  const { lens, names, language } = props;
  const say = words.in(language);
  const n = sizeOf(lens, of, slot);
  const isActing = ((lens.fields.acting[of] ?? 0) >> slot) & 1;
  const look = `td-squad is-${toneOf(of)}${isActing ? ' is-acting' : ''}`;
  const piece = `squad-${of}-${slot}`;
  const inside = (
    <>
      <Mark seat={of} />
      <b aria-hidden="true">{letters[slot]}</b>
      <small aria-hidden="true">{`×${n}`}</small>
      <span className="unseen">{say.squadHere(names[of] ?? '', letters[slot] ?? '', n)}</span>
    </>
  );
  return (
    <span className="td-squad-spot" data-piece={piece}>
      {act === undefined ? (
        <span className={look}>{inside}</span>
      ) : (
        <button type="button" className={`${look} is-target`} onClick={act}>
          {inside}
        </button>
      )}
      {pins.length > 0 && <Pins entries={pins} />}
    </span>
  );
}

/** A player's Staging Markers on a tile. Of those that lie face down only the own say their numbers, and only to their owner. */
export function MarkerFlag({
  seat,
  laid,
  names,
  language,
}: Pick<PartProps, 'names' | 'language'> & { seat: number; laid: readonly Laid[] }) {
  const say = words.in(language);
  const who = names[seat] ?? '';
  const said = laid.map(({ phase, state }) =>
    phase === undefined
      ? say.markerDown(who)
      : state === 'lying'
        ? say.markerYours(phase)
        : say.markerUp(who, phase),
  );
  const isDown = laid.every(({ phase }) => phase === undefined);
  const isNow = laid.some(({ state }) => state === 'now');
  const look = `${isDown ? ' is-down' : ''}${isNow ? ' is-now' : ''}`;
  return (
    <span className={`td-flag is-${toneOf(seat)}${look}`} title={said.join('\n')}>
      <Mark seat={seat} />
      {isDown
        ? laid.length > 1 && <b aria-hidden="true">{`×${laid.length}`}</b>
        : laid.map(({ phase, state }, no) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two blank markers look alike
            <b key={no} className={`is-${state}`} aria-hidden="true">
              {phase === 0 ? '–' : phase}
            </b>
          ))}
      <span className="unseen">{said.join('\n')}</span>
    </span>
  );
}

/** An Agent, or where it will stand in Phases to come. */
export function AgentToken({
  agency,
  phases,
  children,
  said,
}: {
  agency: Agency;
  phases?: readonly number[];
  children?: ReactNode;
  said: string;
}) {
  return (
    <span
      className={`td-agent is-${agency}${phases === undefined ? '' : ' is-forecast'}`}
      title={said}
      data-piece={phases === undefined ? `agent-${agency}` : undefined}
    >
      <Icon name="spy" />
      {phases !== undefined && <b aria-hidden="true">{phases.join('·')}</b>}
      {children}
      <span className="unseen">{said}</span>
    </span>
  );
}

/** High Alert tokens. */
export function Alerts({ n, language }: Pick<PartProps, 'language'> & { n: number }) {
  if (n === 0) return null;
  const said = words.in(language).alerts(n);
  return (
    <span className="td-alerts" title={said}>
      {n <= 3 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number
        Array.from({ length: n }, (_, i) => <Icon key={i} name="siren" />)
      ) : (
        <>
          <Icon name="siren" />
          <b aria-hidden="true">{`×${n}`}</b>
        </>
      )}
      <span className="unseen">{said}</span>
    </span>
  );
}
