import { Icon, Said } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { Suspense } from 'react';
import { attributes, type Kind, type NamedHenchman, type Points } from '../content/kinds.ts';
import { Bust } from './bust.tsx';
import { abilitiesIn, type Speaking, typeIn } from './face.ts';
import { Score } from './signs.tsx';
import { words } from './words/index.ts';

const Numbers = later(() => import('./asides.ts').then(({ Numbers }) => Numbers));
const Flavour = later(() => import('./asides.ts').then(({ Flavour }) => Flavour));

export type FaceProps<K extends Kind> = Speaking & { readonly kind: K };

/** A card as it is printed: sort, name, picture, numbers, words. A short one leaves to the whole card what makes a Henchman a traitor. */
export function CardFace({ size, ...props }: FaceProps<Kind> & { readonly size?: 'short' }) {
  const { kind, text, language } = props;
  const say = words.in(language);
  return (
    <div className={`td-card is-${kind.type}`}>
      <p className="td-card-head">
        <small>{say.kinds[kind.type]}</small>
        <b>{text.card(kind).name}</b>
      </p>
      <div className="td-card-art">
        {kind.type === 'henchman' ? <Bust of={kind.id} /> : <Icon name={kind.icon} />}
        {'mission' in kind && <em>{typeIn(props, kind.mission)}</em>}
      </div>
      {kind.type === 'henchman' && <Person {...props} kind={kind} />}
      {'needs' in kind &&
      (kind.type === 'resource' || kind.type === 'doomsday' || kind.type === 'headquarters') ? (
        <Suspense fallback={null}>
          <Numbers {...props} kind={kind} />
        </Suspense>
      ) : (
        <div className="td-card-text">
          {kind.type === 'henchman' ? (
            <Abilities {...props} kind={kind} size={size ?? 'whole'} />
          ) : (
            <Said>{text.card(kind).text}</Said>
          )}
        </div>
      )}
    </div>
  );
}

/** A line for each moment at which a Named Henchman can do something. */
function Abilities({ kind, size, ...speaking }: FaceProps<NamedHenchman> & { size: 'short' | 'whole' }) {
  return (
    <ul className="td-abilities">
      {abilitiesIn(speaking, kind, size).map(({ label, words }) => (
        <li key={`${label} ${words}`}>
          <b>
            <Said>{label}</Said>
          </b>{' '}
          <Said>{words}</Said>
        </li>
      ))}
    </ul>
  );
}

export const Line = ({ points, ...speaking }: Speaking & { points: Points }) => (
  <span className="td-line">
    {attributes.map((attribute, no) => {
      const n = points[no] ?? 0;
      return n === 0 ? null : <Score key={attribute} {...speaking} attribute={attribute} n={n} />;
    })}
  </span>
);

const Person = ({ kind, ...speaking }: FaceProps<NamedHenchman>) => (
  <p className="td-card-row">
    <Line {...speaking} points={kind.has} />
    <small>{typeIn(speaking, kind.affinity)}</small>
  </p>
);

/** Any card of the game, large enough to be read: the zoom, and the gallery. */
export function CardView({ kind, ...speaking }: FaceProps<Kind>) {
  return (
    <div className="td-zoom">
      <CardFace {...speaking} kind={kind} />
      <Suspense fallback={<p className="td-flavour" />}>
        <Flavour {...speaking} kind={kind} />
      </Suspense>
    </div>
  );
}
