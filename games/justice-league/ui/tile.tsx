import { Icon, Mark } from '@masterplan/boards';
import { type Ability, abilities, type Crisis } from '../content/kinds.ts';
import { LAST_STAGE, overcomeBy, scoreOf, stageOf } from '../rules/facts.ts';
import { AbilitySign } from './ability.tsx';
import type { BoardProps } from './props.ts';
import { crisisAt } from './read.ts';
import { words } from './words/index.ts';

type TileProps = BoardProps & { readonly region: number; readonly tile: number };

/**
 * A crisis on the map. Hidden ones look alike to everybody but Darkseid, who sees his own as long as they are his secret; where
 * there is little room its name is left to the card.
 */
export function Tile(props: TileProps) {
  const { lens, region, tile } = props;
  const kind = crisisAt(lens, tile);
  const stage = stageOf(lens, region);
  const heat = stage === LAST_STAGE ? ' is-hot' : '';
  if (kind === undefined)
    return (
      <span className={`jl-tile is-hidden${heat}`} data-card={tile}>
        <Icon name="omega" />
        <Stage {...props} stage={stage} />
        <span className="unseen">{words.in(props.language).hidden}</span>
      </span>
    );
  const look = lens.isPublic(tile) ? 'is-up' : 'is-peek';
  return (
    <span className={`jl-tile ${look}${heat}`} data-card={tile}>
      <KnownTile {...props} kind={kind} />
      <Stage {...props} stage={stage} />
      {look === 'is-peek' && <span className="unseen">{words.in(props.language).yours}</span>}
    </span>
  );
}

function KnownTile(props: TileProps & { kind: Crisis }) {
  const { text, kind, language } = props;
  const say = words.in(language);
  return (
    <>
      <span className="jl-tile-head">
        <span className="jl-tile-name">{text.card(kind).name}</span>
        <span className="jl-vp">
          <b aria-hidden="true">{kind.cost}</b>
          <span className="unseen">{say.worth(kind.cost)}</span>
        </span>
      </span>
      <span className="jl-scores">
        {abilities.map((ability) => (
          <Score key={ability} {...props} ability={ability} />
        ))}
      </span>
    </>
  );
}

/** An ability as it stands now: its score, the mark of whoever has overcome it, or nothing. */
function Score({ lens, region, ability, names, language }: TileProps & { ability: Ability }) {
  const say = words.in(language);
  const score = scoreOf(lens, region, ability);
  const by = overcomeBy(lens, region, ability);
  const name = say.abilities[ability];
  if (score === undefined)
    return (
      <span className="jl-score is-none">
        <AbilitySign ability={ability} />
        <span className="unseen">{say.noScore(name)}</span>
      </span>
    );
  return (
    <span className={`jl-score${by === undefined ? '' : ' is-overcome'}`}>
      <AbilitySign ability={ability} />
      {by === undefined ? (
        <b aria-hidden="true">{score}</b>
      ) : (
        <span data-piece={`xp-${region}-${ability}`} data-from={`figure-${by}`}>
          <Mark seat={by} />
        </span>
      )}
      <span className="unseen">
        {by === undefined ? say.score(name, score) : say.overcomeBy(name, names[by] ?? '')}
      </span>
    </span>
  );
}

function Stage({ stage, language }: TileProps & { stage: number }) {
  return (
    <span className="jl-steps">
      {[1, 2, 3].map((n) => (
        <i key={n} className={n <= stage ? 'is-on' : ''} />
      ))}
      <span className="unseen">{words.in(language).stageOf(stage)}</span>
    </span>
  );
}
