import { Icon, Mark, Pin } from '@masterplan/boards';
import { newest, type SeenEvent } from '@masterplan/kernel';
import { useState } from 'react';
import { type Ability, abilities } from '../content/kinds.ts';
import { VILLAIN_CARD, zones } from '../rules/board.ts';
import {
  addedFor,
  type Chances,
  chancesOf,
  confronted,
  type Face,
  facesFor,
  isHero,
  levelOf,
  openAbilities,
  overcomeBy,
  readyOf,
  scoreOf,
  stageOf,
  tokensTried,
} from '../rules/facts.ts';
import { AbilitySign } from './ability.tsx';
import { Bust } from './bust.tsx';
import { ChartRow } from './chart-row.tsx';
import { DieDrawn, faceShown, StarSign } from './die.tsx';
import { placeNameOf } from './face.ts';
import type { PartProps } from './parts.ts';
import type { Entry } from './props.ts';
import { characterOf, crisisAt, triedWith, type View } from './read.ts';
import { Wounds } from './seats.tsx';
import { chancesSaid, words } from './words/index.ts';

/** What may be put on an ability, and what would come of it. */
interface Stake {
  readonly ability: Ability;
  /** What the hero's power adds, and what others have put on it already. */
  readonly added: number;
  readonly tokens: number;
  readonly chances: Chances;
  readonly entry: Entry | undefined;
}

type PanelProps = PartProps & { readonly hero: number; readonly target: number };

/** The hero who tries now: whoever is asked, or whose power it is. */
function heroNow(lens: View): number | undefined {
  const asked = Array.from({ length: lens.seats }, (_, seat) => seat).find(
    (seat) => (lens.asked >> seat) & 1,
  );
  if (asked !== undefined && isHero(lens, asked)) return asked;
  return newest(lens.stack, { name: 'confrontation' })?.you;
}

/** A confrontation: the hero's tokens, what they are put against, and what the die would do. */
export function Confrontation(props: PartProps) {
  const { lens, language } = props;
  const target = confronted(lens);
  const hero = heroNow(lens);
  if (target < 0 || hero === undefined) return null;
  return (
    <section className="jl-confront" aria-label={words.in(language).confrontation}>
      <Panel key={`${target} ${hero}`} {...props} target={target} hero={hero} />
    </section>
  );
}

function Panel(props: PanelProps) {
  const [pointed, point] = useState<{ readonly ability: Ability; readonly tokens: number }>();
  const stakes = stakesOf(props);
  const chosen =
    stakes.find(({ ability, tokens }) => ability === pointed?.ability && tokens === pointed.tokens) ??
    stakes.filter(({ ability }) => ability === stakes[0]?.ability).at(-1);
  return (
    <>
      <TokenRows {...props} stakes={stakes} chosen={chosen} point={point} />
      <Against {...props} chosen={chosen} />
      <DiePanel {...props} chosen={chosen} />
    </>
  );
}

/** The stakes that can be chosen now; for those who look on, all tokens of the hero. */
function stakesOf({ lens, entries, hero, target }: PanelProps): Stake[] {
  const open = openAbilities(lens, target);
  const together = tokensTried(lens.stack);
  const tried = entries.flatMap((entry): Stake[] => {
    const found = triedWith(lens, entry.option);
    const ability = found?.ability ?? together?.ability;
    if (found === undefined || ability === undefined) return [];
    return [
      {
        ...{ ability, tokens: found.tokens, entry, added: addedTo(lens, hero, ability) },
        chances: chancesOf(lens, hero, ability, found.tokens),
      },
    ];
  });
  if (tried.length > 0) return tried;
  return open
    .filter((ability) => together === undefined || together.ability === ability)
    .flatMap((ability) =>
      Array.from(
        { length: Math.min(readyOf(lens, hero, ability), scoreOf(lens, target, ability) ?? 0) },
        (_, i) => ({
          ...{ ability, tokens: i + 1, entry: undefined, added: addedTo(lens, hero, ability) },
          chances: chancesOf(lens, hero, ability, i + 1),
        }),
      ),
    );
}

const addedTo = (lens: View, hero: number, ability: Ability): number =>
  addedFor(lens, hero, ability) + (tokensTried(lens.stack)?.put ?? 0);

interface RowsProps extends PanelProps {
  readonly stakes: readonly Stake[];
  readonly chosen: Stake | undefined;
  readonly point: (stake: Stake) => void;
}

function TokenRows({ stakes, chosen, point, ...props }: RowsProps) {
  const { lens, language, names, hero, seat, target } = props;
  const say = words.in(language);
  const shown = abilities.filter((ability) => stakes.some((stake) => stake.ability === ability));
  return (
    <div className="jl-stakes">
      <h3>{hero === seat ? say.yourTokens : say.tokensOf(names[hero] ?? '')}</h3>
      {shown.length === 0 && <p className="jl-quiet">{say.nothingYet}</p>}
      {shown.map((ability) => (
        <div key={ability} className="jl-stake-row">
          <p>
            <AbilitySign ability={ability} />
            <span>{say.abilities[ability]}</span>
            <small>{say.against(scoreOf(lens, target, ability) ?? 0)}</small>
          </p>
          <ol>
            {stakes
              .filter((stake) => stake.ability === ability)
              .map((stake) => (
                <li key={stake.tokens}>
                  <StakeToken {...{ stake, point, language }} isChosen={stake === chosen} />
                </li>
              ))}
          </ol>
        </div>
      ))}
      <p className="jl-stake-wounds">
        <span className="label">{say.wound}</span>
        <Wounds {...props} of={hero} />
      </p>
    </div>
  );
}

interface StakeTokenProps extends Pick<PartProps, 'language'> {
  readonly stake: Stake;
  readonly isChosen: boolean;
  readonly point: (stake: Stake) => void;
}

/** The n-th token: choosing it puts n at stake. */
function StakeToken({ stake, isChosen, point, language }: StakeTokenProps) {
  const say = words.in(language);
  const { ability, tokens, chances, entry } = stake;
  const isSure = chances.of === 1;
  const look = `jl-stake${isChosen ? ' is-chosen' : ''}`;
  const inside = (
    <>
      <AbilitySign ability={ability} />
      <b className="jl-odds-short" aria-hidden="true">
        {isSure ? say.sure : `${chances.overcome}/${chances.of}`}
      </b>
      {!isSure && chances.down > 0 && (
        <b className="jl-odds-short is-bad" aria-hidden="true">
          <Icon name="broken-heart" />
          {`${chances.down}/${chances.of}`}
        </b>
      )}
      <span className="unseen">{`${say.risk(tokens)}: ${chancesSaid(say, chances)}`}</span>
    </>
  );
  if (entry === undefined) return <span className={look}>{inside}</span>;
  return (
    <button
      type="button"
      className={`${look} is-target`}
      data-target={entry.no}
      onPointerEnter={() => point(stake)}
      onFocus={() => point(stake)}
      onClick={() => entry.choose()}
    >
      {inside}
      <Pin entries={[entry]} />
    </button>
  );
}

type ChosenProps = PanelProps & { readonly chosen: Stake | undefined };

/** What is confronted, ability by ability, and the sum that has to be reached. */
function Against({ chosen, ...props }: ChosenProps) {
  const { lens, language, text, target } = props;
  const say = words.in(language);
  const crisis = target === VILLAIN_CARD ? undefined : crisisAt(lens, lens.zone(zones.tile(target))[0]);
  const vp = crisis?.cost ?? 2;
  return (
    <div className="jl-against">
      <div className="jl-against-tile">
        <div className="jl-against-art">
          {crisis === undefined ? <Bust of="darkseid" /> : <Icon name={crisis.icon} />}
        </div>
        <div className="jl-against-body">
          <p className="label">
            {crisis === undefined
              ? say.himselfLead(levelOf(lens, lens.fields.darkseid))
              : say.crisisIn(placeNameOf({ game: lens.game, language }, target), stageOf(lens, target), vp)}
          </p>
          <h3>{crisis === undefined ? say.himself : text.card(crisis).name}</h3>
          <ul>
            {abilities.map((ability) => (
              <AgainstAbility
                key={ability}
                {...props}
                ability={ability}
                isNow={chosen?.ability === ability}
              />
            ))}
          </ul>
        </div>
      </div>
      {chosen !== undefined && <Sum {...props} chosen={chosen} />}
    </div>
  );
}

function AgainstAbility({
  lens,
  language,
  names,
  target,
  ability,
  isNow,
}: PanelProps & { ability: Ability; isNow: boolean }) {
  const say = words.in(language);
  const score = scoreOf(lens, target, ability);
  const by = score === undefined ? undefined : overcomeBy(lens, target, ability);
  const state = score === undefined ? ' is-none' : by !== undefined ? ' is-overcome' : isNow ? ' is-now' : '';
  return (
    <li className={`jl-foe-score${state}`}>
      <AbilitySign ability={ability} />
      <b>{score ?? '–'}</b>
      <small>
        {by !== undefined && <Mark seat={by} />}
        {score === undefined ? say.none : by === undefined ? say.abilities[ability] : say.overcome}
      </small>
      {by !== undefined && <span className="unseen">{names[by]}</span>}
    </li>
  );
}

/** Tokens and what powers add, plus the die, against the score. */
function Sum({ lens, language, target, chosen }: PanelProps & { chosen: Stake }) {
  const say = words.in(language);
  const { ability, tokens, added, chances } = chosen;
  return (
    <p className="jl-sum" aria-hidden="true">
      <span>
        <b>{tokens}</b> <small>{say.risked}</small>
      </span>
      {added > 0 && (
        <>
          <i>+</i>
          <span>
            <b>{added}</b> <small>{say.bonus}</small>
          </span>
        </>
      )}
      {chances.of > 1 && (
        <>
          <i>+</i>
          <span className="is-open">
            <b>?</b> <small>{say.theDie}</small>
          </span>
        </>
      )}
      <i>≥</i>
      <span>
        <b>{scoreOf(lens, target, ability) ?? 0}</b> <small>{say.abilities[ability]}</small>
      </span>
    </p>
  );
}

/** The last roll since the board was drawn anew. */
const rollIn = (events: readonly SeenEvent[]): SeenEvent | undefined =>
  events.findLast(({ name }) => name.startsWith('rolled ') && name !== 'rolled');

function DiePanel({ chosen, ...props }: ChosenProps) {
  const { lens, language, hero, news } = props;
  const say = words.in(language);
  const faces = facesFor(lens, hero);
  const roll = rollIn(news);
  const character = characterOf(lens, hero);
  const isTroubled = faces.some(
    ({ shown, does }) => shown === '1' && does !== 'overcomes' && 'wounds' in does && does.wounds > 1,
  );
  const short =
    chosen === undefined
      ? 0
      : (scoreOf(lens, props.target, chosen.ability) ?? 0) - chosen.tokens - chosen.added;
  return (
    <div className="jl-die-panel">
      <div
        className="jl-die-box"
        key={roll === undefined ? 'still' : `${roll.name} ${roll.n.join(' ')} ${news.length}`}
      >
        <span className={roll === undefined ? '' : 'is-thrown'}>
          <DieDrawn shown={roll === undefined ? 'JL' : faceShown(roll)} />
        </span>
        <small>{isTroubled ? say.presence : say.noPresence}</small>
      </div>
      <div>
        <h3>{character === undefined ? say.chart : say.chartOf(say.characters[character])}</h3>
        <ol className="jl-faces">
          {faces.map((face) => (
            <li
              key={face.shown}
              className={`${lookOf(face, short)}${roll !== undefined && faceShown(roll) === face.shown ? ' is-thrown' : ''}`}
            >
              {face.shown === 'JL' ? <StarSign /> : <b>{face.shown}</b>}
              {face.does === 'overcomes' ? (
                <span>{say.wins}</span>
              ) : (
                <ChartRow row={face.does} language={language} />
              )}
            </li>
          ))}
        </ol>
        {chosen !== undefined && <Odds {...props} chances={chosen.chances} />}
      </div>
    </div>
  );
}

function lookOf({ does }: Face, short: number): string {
  if (does === 'overcomes') return 'is-good';
  if ('wounds' in does) return 'is-bad';
  return does.plus >= short ? 'is-good' : '';
}

function Odds({ language, chances: { of, overcome, down, wounded } }: PanelProps & { chances: Chances }) {
  const say = words.in(language);
  if (of === 1)
    return (
      <p className="jl-odds">
        <span className="is-good">{say.chanceSure}</span>
      </p>
    );
  const rows = [
    { n: overcome, words: say.chanceOvercome, look: 'is-good' },
    { n: of - overcome, words: say.chanceNothing, look: '' },
    { n: wounded, words: say.chanceWounded, look: 'is-bad' },
    { n: down, words: say.chanceDown, look: 'is-bad' },
  ];
  return (
    <p className="jl-odds">
      {rows
        .filter(({ n }) => n > 0)
        .map(({ n, words: said, look }) => (
          <span key={said} className={look}>
            <b>{say.chance(n, of)}</b> {said}
          </span>
        ))}
    </p>
  );
}
