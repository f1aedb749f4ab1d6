import { Icon, pictureOf } from '@masterplan/boards';
import type { Game, GameText, Language } from '@masterplan/kernel';
import type { Kind, Loot, Plan, Throwdown } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { SuperCard } from './card.tsx';
import { faceOf } from './face.ts';
import { LootToken } from './loot.tsx';
import { numbersTo } from './read.ts';
import { words } from './words/index.ts';

interface CardProps<K extends Kind = Kind> {
  readonly kind: K;
  readonly game: Game<MasterPlan>;
  readonly text: GameText<MasterPlan>;
  readonly language: Language;
}

/** Any card of the game, large enough to be read: the zoom, and the gallery. */
export function CardView(props: CardProps) {
  const { kind, language } = props;
  switch (kind.type) {
    case 'super':
      return <SuperCard kind={kind} text={faceOf(props, kind)} language={language} size="zoom" />;
    case 'loot':
      return <LootView {...props} kind={kind} />;
    case 'throwdown':
      return <ThrowdownView {...props} kind={kind} />;
    case 'plan':
      return <PlanView {...props} kind={kind} />;
  }
}

function LootView({ kind, language, text }: CardProps<Loot>) {
  const say = words.in(language);
  const { name, flavour } = text.card(kind);
  return (
    <div className="tile is-loot">
      <LootToken icon={kind.icon} rarity={kind.rarity} name={name} label="picture" />
      <h2>{name}</h2>
      <p className="label">{`${say.rarities[kind.rarity]} · ${say.inGame(kind.copies)}`}</p>
      <p className="super-flavour">{flavour}</p>
    </div>
  );
}

function ThrowdownView({ kind, language, text }: CardProps<Throwdown>) {
  const picture = pictureOf(kind.icon, 'crossed-swords');
  const { name, flavour } = text.card(kind);
  return (
    <div className="tile is-throwdown">
      <span className="tile-art">
        <svg className="art" viewBox="0 0 300 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#press-rays" className="rays" />
          <g mask="url(#press-fade-up)">
            <rect x="-60" width="420" height="200" className="ink" opacity=".85" />
          </g>
          <use href={`#i-${picture}`} x="99" y="23" width="112" height="112" className="second" />
          <use href={`#i-${picture}`} x="94" y="19" width="112" height="112" className="paper keyline" />
        </svg>
      </span>
      <h2>{name}</h2>
      <p className="label">{words.in(language).lootHere(kind.loot)}</p>
      <p className="super-flavour">{flavour}</p>
    </div>
  );
}

function PlanView({ kind, game, language, text }: CardProps<Plan>) {
  const { name, flavour } = text.card(kind);
  const needs = game.kinds.filter(
    (each): each is Loot => each.type === 'loot' && kind.needs[each.id] !== undefined,
  );
  return (
    <div className="tile is-plan">
      <p className="label">
        <Icon name={kind.icon} instead="secret-book" /> {words.in(language).planShort}
      </p>
      <h2>{name}</h2>
      <ul className="plan-needs">
        {needs.flatMap((loot) =>
          numbersTo(kind.needs[loot.id] ?? 0).map((copy) => (
            <li key={`${loot.id} ${copy}`}>
              <LootToken icon={loot.icon} rarity={loot.rarity} name={text.card(loot).name} />
            </li>
          )),
        )}
      </ul>
      <p className="super-flavour">{flavour}</p>
    </div>
  );
}
