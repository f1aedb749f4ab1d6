import { Icon, Said } from '@masterplan/boards';
import type { ReactNode } from 'react';
import { isCard, type Kind } from '../content/kinds.ts';
import { Art } from './art.tsx';
import { faceOf, printedPoints, type Speaking, typeName } from './face.ts';
import { typePicture } from './pictures.ts';
import { words } from './words/index.ts';

export interface CardProps extends Speaking {
  readonly kind: Kind;
  /** What it costs now, where that is not what is printed. */
  readonly costNow?: number;
  /** How much Power is missing to buy it, in words. */
  readonly short?: string | undefined;
}

/**
 * One card, one component: large for the zoom, in the hand, on the board. Reading order: name, cost, type, effect, points.
 * Whatever is laid on a card lies on its picture: `children` at its lower right corner, the number of an option at its upper left.
 */
export function CardFace(props: CardProps & { size: 'zoom' | 'hand' | 'board'; children?: ReactNode }) {
  const { kind, size, children } = props;
  const text = faceOf(props, kind);
  return (
    <div className={`wm-card is-${size} type-${kind.type}`}>
      <div className="wm-card-name">{text.name}</div>
      <Cost {...props} />
      <div className="wm-card-art">
        <Art kind={kind} />
        <Points {...props} />
        {children}
      </div>
      <TypeLine {...props} />
      <p className="wm-card-text">
        <Said>{text.text}</Said>
      </p>
      {size === 'zoom' && text.flavour !== '' && <p className="wm-card-flavour">{text.flavour}</p>}
    </div>
  );
}

function Cost({ kind, language, costNow, short }: CardProps) {
  const say = words.in(language);
  if (!('cost' in kind)) return null;
  const cost = costNow ?? kind.cost;
  const isChanged = cost !== kind.cost;
  return (
    <span className={`wm-cost${isChanged ? ' is-changed' : ''}${short === undefined ? '' : ' is-short'}`}>
      <small aria-hidden="true">{say.cost}</small>
      <b aria-hidden="true">{cost}</b>
      <span className="unseen">{isChanged ? say.cheaper(cost, kind.cost) : say.costs(cost)}</span>
      {short !== undefined && <em>{short}</em>}
    </span>
  );
}

function TypeLine({ kind, ...speaking }: CardProps) {
  const say = words.in(speaking.language);
  return (
    <p className="wm-type">
      <Icon name={typePicture(kind)} />
      <span>
        <Said>{typeName(speaking, kind)}</Said>
      </span>
      {'set' in kind && kind.set === 'watchmen' && <em>{say.set.watchmen}</em>}
    </p>
  );
}

/** The victory points, in a burst; a star where they depend on the deck. */
function Points({ kind, language }: CardProps) {
  if (!isCard(kind)) return null;
  const say = words.in(language);
  const points = printedPoints(kind);
  return (
    <span className={`wm-vp${kind.vp < 0 ? ' is-loss' : ''}`}>
      <b aria-hidden="true">{points}</b>
      <small aria-hidden="true">{say.vp}</small>
      <span className="unseen">{points === '*' ? say.starred : say.points(points)}</span>
    </span>
  );
}

/** The same card as one line: what it is and does. */
export function CardStrip(props: CardProps & { count?: number }) {
  const { kind, language, count = 1, costNow } = props;
  const say = words.in(language);
  const text = faceOf(props, kind);
  return (
    <div className={`wm-strip type-${kind.type}`}>
      <span className="wm-strip-art">
        <Art kind={kind} crop="tall" />
      </span>
      <span className="wm-strip-body">
        <span className="wm-strip-name">
          {text.name}
          {count > 1 && <b>{say.copies(count)}</b>}
        </span>
        <span className="wm-strip-type">{typeName(props, kind)}</span>
        <span className="wm-strip-text">
          <Said>{text.text}</Said>
        </span>
      </span>
      {isCard(kind) && (
        <span className="wm-strip-facts">
          <b>{costNow ?? kind.cost}</b>
          <small>{`${printedPoints(kind)} ${say.vp}`}</small>
        </span>
      )}
    </div>
  );
}

/** The same card at its smallest, for what has been played: picture and name. */
export function CardStamp({ kind, text }: Pick<CardProps, 'kind' | 'text'>) {
  return (
    <div className={`wm-stamp type-${kind.type}`}>
      <span className="wm-stamp-art">
        <Art kind={kind} />
      </span>
      <span className="wm-stamp-name">{text.card(kind).name}</span>
    </div>
  );
}

/** A card from behind. */
export const CardBack = ({ icon, label }: { icon: string; label: string }) => (
  <div className="wm-back">
    <span>
      <Icon name={icon} />
    </span>
    <b>{label}</b>
  </div>
);
