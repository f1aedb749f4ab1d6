import { Icon, Mark, Said, toneOf } from '@masterplan/boards';
import type { CardText, Language } from '@masterplan/kernel';
import type { ReactNode } from 'react';
import type { Super } from '../content/kinds.ts';
import type { Changes } from './changes.ts';
import { TypeSign } from './marks.tsx';
import { PortraitArt } from './portrait.tsx';
import { words } from './words/index.ts';

export interface SuperProps {
  readonly kind: Super;
  readonly text: CardText;
  readonly language: Language;
  readonly changes?: Changes;
}

const sideIcons = { hero: 'winged-shield', villain: 'daemon-skull' } as const;

/** One Super, one component: large for the zoom, in the hand, on the board. Reading order: number, side, name, types, effect. */
export function SuperCard({
  kind,
  text,
  language,
  changes = {},
  size,
}: SuperProps & { size: 'zoom' | 'hand' | 'board' }) {
  const say = words.in(language);
  return (
    <div className={`super is-${size} is-${kind.side} attacks-${kind.attack} ${stateOf(changes)}`}>
      <div className="super-art">
        <PortraitArt kind={kind} crop="wide" />
        <div className="super-signs">
          <span className="super-side">
            <Icon name={sideIcons[kind.side]} />
            {say.sides[kind.side]}
          </span>
          <StateTag changes={changes} language={language} />
        </div>
      </div>
      <Numeral kind={kind} language={language} changes={changes} />
      <div className="super-name">{text.name}</div>
      <div className="super-types">
        <TypeSign type={kind.attack} language={language} />
        <span aria-hidden="true">{say.types[kind.attack]}</span>
        <Defenses kind={kind} language={language} changes={changes} />
      </div>
      <p className="super-text">
        <Said>{text.text}</Said>
      </p>
      {size === 'zoom' && <p className="super-flavour">{text.flavour}</p>}
    </div>
  );
}

const stateOf = ({ state, draws }: Changes): string =>
  `${state === undefined ? '' : `is-${state}`}${draws ? ' is-lure' : ''}`;

function Numeral({ kind, language, changes }: { kind: Super; language: Language; changes: Changes }) {
  const say = words.in(language);
  const now = changes.number ?? kind.number;
  const isChanged = now !== kind.number;
  return (
    <span className={`super-number${isChanged ? ' is-changed' : ''}`}>
      <span className="unseen">{say.actionNumber(now)}</span>
      <span aria-hidden="true">{now}</span>
      {isChanged && <small>{say.printed(kind.number)}</small>}
    </span>
  );
}

function Defenses({ kind, language, changes }: { kind: Super; language: Language; changes: Changes }) {
  const say = words.in(language);
  const all = [...new Set([...kind.defenses, ...(changes.gained ?? [])])];
  return (
    <span className="defenses">
      <span aria-hidden="true">{say.defense}</span>
      {all.length === 0 ? (
        <span role="img" aria-label={say.noDefense}>
          –
        </span>
      ) : (
        all.map((type) => <TypeSign key={type} type={type} language={language} />)
      )}
    </span>
  );
}

function StateTag({ changes: { state, draws }, language }: { changes: Changes; language: Language }) {
  const say = words.in(language);
  const tags: string[] = [];
  if (state !== undefined) tags.push(say.states[state]);
  if (draws) tags.push(say.lure);
  return tags.length === 0 ? null : <span className="super-state">{tags.join(' · ')}</span>;
}

/** The same Super as one line. */
export function Strip({ kind, text, language, changes = {} }: SuperProps) {
  const say = words.in(language);
  return (
    <div className={`strip is-${kind.side} attacks-${kind.attack} ${stateOf(changes)}`}>
      <span className="strip-number">
        <span className="unseen">{say.actionNumber(changes.number ?? kind.number)}</span>
        <span aria-hidden="true">{changes.number ?? kind.number}</span>
        <small>{say.sides[kind.side]}</small>
      </span>
      <span className="strip-art">
        <PortraitArt kind={kind} crop="tall" />
      </span>
      <span className="strip-body">
        <span className="strip-name">{text.name}</span>
        <span className="strip-text">
          <Said>{text.text}</Said>
        </span>
        <StateTag changes={changes} language={language} />
      </span>
      <span className="strip-types">
        <TypeSign type={kind.attack} language={language} />
        <Defenses kind={kind} language={language} changes={changes} />
      </span>
    </div>
  );
}

/** A face-down Super: its Mastermind's Mark is all the table sees; `note` is what the viewer knows besides. */
export function Back({ seat, size, note }: { seat: number; size: 'board' | 'strip'; note?: ReactNode }) {
  return (
    <div className={`back is-${size} dots-${toneOf(seat)}`}>
      <span className="back-seal">
        <Mark seat={seat} />
      </span>
      {note !== undefined && <span className="back-note">{note}</span>}
    </div>
  );
}
