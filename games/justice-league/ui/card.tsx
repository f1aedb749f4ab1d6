import { Icon, Said } from '@masterplan/boards';
import type { ReactNode } from 'react';
import {
  abilities,
  type Crisis,
  type Hero,
  type Kind,
  type Power,
  type Tyrant,
  type Villain,
} from '../content/kinds.ts';
import { AbilitySign } from './ability.tsx';
import { Bust } from './bust.tsx';
import { ChartRow } from './chart-row.tsx';
import { effectOf, type Speaking } from './face.ts';
import { familyPicture } from './pictures.ts';
import { words } from './words/index.ts';

/** A power: its number first, then its name, its picture with whose it is, whether it comes back, and what it does. */
export function PowerCard({ kind, children, ...speaking }: Speaking & { kind: Power; children?: ReactNode }) {
  const say = words.in(speaking.language);
  const side = kind.owner === 'darkseid' ? 'dark' : 'hero';
  return (
    <div className={`jl-power is-${side} is-${kind.after}`}>
      <div className="jl-power-head">
        <b aria-hidden="true">{kind.number}</b>
        <span className="unseen">{say.number(kind.number)}</span>
        <span className="jl-power-name">{speaking.text.card(kind).name}</span>
      </div>
      <div className="jl-power-art">
        <Icon name={kind.icon} />
        <Bust of={kind.owner} />
        {kind.goal && <em>{say.goal}</em>}
      </div>
      <p className="jl-power-after">
        <Icon name={kind.after === 'spent' ? 'fall-down' : 'clockwise-rotation'} />
        {kind.after === 'spent' ? say.spentWhenUsed : say.comesBack}
      </p>
      <p className="jl-power-text">
        <Said>{effectOf(speaking, kind)}</Said>
      </p>
      {children}
    </div>
  );
}

/** A crisis as it is printed. */
export function CrisisCard({ kind, ...speaking }: Speaking & { kind: Crisis }) {
  const say = words.in(speaking.language);
  return (
    <div className="jl-crisis">
      <div className="jl-crisis-head">
        <span className="jl-power-name">{speaking.text.card(kind).name}</span>
        <span className="jl-vp">
          <b aria-hidden="true">{kind.cost}</b>
          <span className="unseen">{`${say.cost(kind.cost)}, ${say.worth(kind.cost)}`}</span>
        </span>
      </div>
      <div className="jl-crisis-art">
        <Icon name={kind.icon} />
      </div>
      <p className="jl-crisis-family">
        <Icon name={familyPicture[kind.family]} />
        {say.families[kind.family]}
      </p>
      <ul className="jl-printed">
        {abilities.map((ability) => {
          const score = kind[ability];
          if (score === undefined) return null;
          const rises = typeof score !== 'number';
          const number = rises ? score.rising : score;
          return (
            <li key={ability}>
              <AbilitySign ability={ability} />
              <b>{rises ? `${number}+` : number}</b>
              <span className="unseen">{`${say.abilities[ability]}${rises ? ` ${say.rising}` : ''}`}</span>
            </li>
          );
        })}
      </ul>
      <p className="jl-power-text">
        <Said>{effectOf(speaking, kind)}</Said>
      </p>
    </div>
  );
}

/** The sheet of a character: tokens, chart and dial. */
export function SheetCard({ kind, text, language }: Speaking & { kind: Hero | Tyrant }) {
  const say = words.in(language);
  return (
    <div className={`jl-character${kind.type === 'tyrant' ? ' is-dark' : ''}`}>
      <div className="jl-character-art">
        <Bust of={kind.type === 'hero' ? kind.id : 'darkseid'} />
      </div>
      <h3>{text.card(kind).name}</h3>
      {kind.type === 'hero' && (
        <ul className="jl-printed">
          {abilities.map((ability) => (
            <li key={ability}>
              <AbilitySign ability={ability} />
              <b>{kind[ability]}</b>
              <span className="unseen">{say.abilities[ability]}</span>
            </li>
          ))}
        </ul>
      )}
      {kind.type === 'hero' && (
        <ol className="jl-chart" aria-label={say.chart}>
          {kind.chart.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
            <li key={n} className={'plus' in row ? '' : 'is-bad'}>
              <b>{n}</b>
              <ChartRow row={row} language={language} />
            </li>
          ))}
        </ol>
      )}
      <p className="jl-dial-head" aria-hidden="true">
        {say.dial}
      </p>
      <ol className="jl-dial" aria-label={say.dial}>
        {kind.dial.map(({ costs, gives }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
          <li key={n}>
            <b>{n + 2}</b>
            <span>{`${costs} XP`}</span>
            <u>{say.rewards[gives]}</u>
          </li>
        ))}
      </ol>
    </div>
  );
}

function VillainCard({ kind, text, language }: Speaking & { kind: Villain }) {
  const say = words.in(language);
  return (
    <div className="jl-character is-dark">
      <div className="jl-character-art">
        <Bust of="darkseid" />
      </div>
      <h3>{text.card(kind).name}</h3>
      <ul className="jl-printed">
        {abilities.map((ability) => (
          <li key={ability}>
            <AbilitySign ability={ability} />
            <b>{`${kind[ability]}+`}</b>
            <span className="unseen">{say.abilities[ability]}</span>
          </li>
        ))}
      </ul>
      <p className="jl-power-text">{say.villainLead(kind.heroes)}</p>
    </div>
  );
}

/** Any card of the game, large enough to be read: the zoom, and the gallery. */
export function CardView({ kind, ...speaking }: Speaking & { kind: Kind }) {
  const { flavour } = speaking.text.card(kind);
  return (
    <div className="jl-zoom">
      {kind.type === 'power' && <PowerCard {...speaking} kind={kind} />}
      {kind.type === 'crisis' && <CrisisCard {...speaking} kind={kind} />}
      {(kind.type === 'hero' || kind.type === 'tyrant') && <SheetCard {...speaking} kind={kind} />}
      {kind.type === 'villain' && <VillainCard {...speaking} kind={kind} />}
      {flavour !== '' && <p className="jl-flavour">{flavour}</p>}
    </div>
  );
}
