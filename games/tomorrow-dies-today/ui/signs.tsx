import { Icon } from '@masterplan/boards';
import { Fragment, type ReactNode } from 'react';
import type { Attribute, Good } from '../content/kinds.ts';
import { amountIn, attributeIn, type Spoken } from './face.ts';
import { attributePicture, goodPicture } from './picture-names.ts';
import { words } from './words/index.ts';

const shapes: Readonly<Record<Attribute, ReactNode>> = {
  combat: <rect x="2.5" y="2.5" width="27" height="27" rx="2" />,
  stealth: <circle cx="16" cy="16" r="14" />,
  cunning: <polygon points="9,3 23,3 31,16 23,29 9,29 1,16" />,
  diplomacy: <path d="M16 1L30 7V17C30 25 23 29.5 16 31.5C9 29.5 2 25 2 17V7Z" />,
};

/** The sign of an Attribute: a shape, a colour and a picture. A word or a number stands beside it. */
export const AttributeSign = ({ attribute }: { attribute: Attribute }) => (
  <svg className={`td-at is-${attribute}`} viewBox="0 0 32 32" aria-hidden="true">
    {shapes[attribute]}
    <use href={`#i-${attributePicture[attribute]}`} x="6.5" y="6.5" width="19" height="19" />
  </svg>
);

/** So much of a good: picture and number; its name for those who listen and who point at it. */
export function Amount({ good, n, ...spoken }: Spoken & { good: Good; n: number }) {
  const said = amountIn(spoken, good, n);
  return (
    <span className="td-good" title={said}>
      <Icon name={goodPicture[good]} />
      <b aria-hidden="true">{n}</b>
      <span className="unseen">{said}</span>
    </span>
  );
}

/** One of one of these: each Spoil once, also where it is printed twice. */
export const EitherOf = ({ goods, ...spoken }: Spoken & { goods: readonly Good[] }) =>
  [...new Set(goods)].map((good, no) => (
    <Fragment key={good}>
      {no > 0 && <small className="td-or">{words.in(spoken.language).or}</small>}
      <Amount {...spoken} good={good} n={1} />
    </Fragment>
  ));

/** An Attribute and a number. */
export function Score({ attribute, n, ...spoken }: Spoken & { attribute: Attribute; n: number }) {
  const said = `${attributeIn(spoken, attribute)} ${n}`;
  return (
    <span className={`td-score${n === 0 ? ' is-none' : ''}`} title={said}>
      <AttributeSign attribute={attribute} />
      <b aria-hidden="true">{n}</b>
      <span className="unseen">{said}</span>
    </span>
  );
}
