import { Icon, Said } from '@masterplan/boards';
import { orAnew } from '@masterplan/boards/later';
import type { Language } from '@masterplan/kernel';
import { Suspense, use } from 'react';
import { attributes, type Kind, type Mission, type NamedHenchman, type Points } from '../content/kinds.ts';
import { listedIn } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { abilityIn, effectIn, type Speaking, typeIn } from './face.ts';
import { Amount, Score } from './signs.tsx';
import { words } from './words/index.ts';

type FaceProps<K extends Kind> = Speaking & { readonly kind: K };

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
        <Numbers {...props} kind={kind} />
      ) : (
        <p className="td-card-text">
          <Said>
            {size === 'short' && kind.type === 'henchman' ? abilityIn(props, kind) : text.card(kind).text}
          </Said>
        </p>
      )}
    </div>
  );
}

const Line = ({ points, ...speaking }: Speaking & { points: Points }) => (
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

/** What a Mission asks for and gives, side by side: before it is Completed, and after. */
function Numbers({ kind, ...speaking }: FaceProps<Mission>) {
  const say = words.in(speaking.language);
  const effect = effectIn(speaking, kind);
  return (
    <div className="td-card-rows">
      <p className="td-card-row">
        <small>{kind.type === 'headquarters' ? say.forEachAlert : say.complete}</small>
        <Line {...speaking} points={kind.needs} />
      </p>
      <p className="td-card-row">
        <small>{say.gain}</small>
        <span className="td-line">
          {listedIn(kind.reward).map(({ good, n }) => (
            <Amount key={good} {...speaking} good={good} n={n} />
          ))}
        </span>
      </p>
      {kind.type === 'resource' && (
        <>
          <p className="td-card-row">
            <small>{say.generate}</small>
            <Line {...speaking} points={kind.completed} />
          </p>
          <p className="td-card-row">
            <small>{say.spoils}</small>
            <span className="td-line">
              {kind.spoils.map((good, no) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a Spoil may be printed twice
                <Amount key={no} {...speaking} good={good} n={1} />
              ))}
            </span>
          </p>
        </>
      )}
      {effect !== '' && (
        <p className="td-card-text">
          <Said>{effect}</Said>
        </p>
      )}
    </div>
  );
}

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

type Flavours = Readonly<Record<string, string>>;

const flavoursIn: Readonly<Record<Language, () => Promise<{ readonly flavours: Flavours }>>> = {
  en: () => import('../text/en/flavours.ts'),
  fr: () => import('../text/fr/flavours.ts'),
};
const loading = new Map<Language, Promise<Flavours>>();

/** What cards say besides, loaded when the first of them is read closely. */
function flavours(language: Language): Promise<Flavours> {
  const known = loading.get(language) ?? orAnew(flavoursIn[language]).then((found) => found.flavours);
  loading.set(language, known);
  return known;
}

/** What a card says besides: a pack's own, or the game's. */
function Flavour({ kind, text, language }: FaceProps<Kind>) {
  const own = text.card(kind).flavour;
  const said = own === '' ? (use(flavours(language))[kind.id] ?? '') : own;
  return said === '' ? null : <p className="td-flavour">{said}</p>;
}
