import { Said } from '@masterplan/boards';
import { orAnew } from '@masterplan/boards/later';
import type { Language } from '@masterplan/kernel';
import { use } from 'react';
import type { Kind, Mission } from '../content/kinds.ts';
import { listedIn } from '../rules/facts.ts';
import { type FaceProps, Line } from './card.tsx';
import { effectIn } from './face.ts';
import { Amount, EitherOf } from './signs.tsx';
import { words } from './words/asides.ts';

/** What a Mission asks for and gives, side by side: before it is Completed, and after. */
export function Numbers({ kind, ...speaking }: FaceProps<Mission>) {
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
              <EitherOf {...speaking} goods={kind.spoils} />
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
export function Flavour({ kind, text, language }: FaceProps<Kind>) {
  const own = text.card(kind).flavour;
  const said = own === '' ? (use(flavours(language))[kind.id] ?? '') : own;
  return said === '' ? null : <p className="td-flavour">{said}</p>;
}
