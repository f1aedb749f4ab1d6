import { reachable } from '@masterplan/boards';
import type { Results } from '@masterplan/server/wire';
import { Suspense, useMemo, useState } from 'react';
import { titleOf } from '../boards/front.ts';
import { boards } from '../boards/games.ts';
import { type AnyKind, usePlayable } from '../boards/playable.ts';
import { useSpeech } from '../boards/use-speech.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useKeptWords } from './words.ts';

type Game = Results['byGame'][number];

/** Wins game by game; by role as soon as somebody asks, since that takes the game's own words. */
export function ByGame({ byGame }: Pick<Results, 'byGame'>) {
  const told = useKeptWords();
  const { language } = useStore(settings);
  const named = byGame.map((game) => ({
    ...game,
    title: titleOf({ game: game.game, options: {} }, language).short,
  }));
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">{told.byGame}</h2>
      <div className="kept-scroll" ref={reachable}>
        <table>
          <thead>
            <tr>
              {[told.game, told.games, told.wins, told.longest, told.now].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map(({ game, title, games, wins, longest, now }) => (
              <tr key={game}>
                <th scope="row">{title}</th>
                <td>{games}</td>
                <td>{wins}</td>
                <td>{longest}</td>
                <td>{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {named
        .filter(({ game }) => boards.has(game))
        .map((game) => (
          <Parts key={game.game} {...game} />
        ))}
    </section>
  );
}

function Parts({ title, ...game }: Game & { title: string }) {
  const told = useKeptWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="label">{told.parts(title)}</summary>
      <Suspense fallback={null}>{isOpen && <PartsNamed {...game} />}</Suspense>
    </details>
  );
}

function PartsNamed({ game: id, parts }: Game) {
  const told = useKeptWords();
  const { game, speeches } = usePlayable(id);
  const { speech } = useSpeech(speeches);
  const text = useMemo(() => speech(game), [speech, game]);
  const nameOf = (part: string): string => {
    const kind: AnyKind = game.kinds.find(({ id: each }: AnyKind) => each === part);
    return kind === undefined ? part || told.noPart : text.card(kind).name;
  };
  return (
    <div className="kept-scroll" ref={reachable}>
      <table>
        <thead>
          <tr>
            {[told.part, told.games, told.wins].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, games, wins }) => (
            <tr key={part}>
              <th scope="row">{nameOf(part)}</th>
              <td>{games}</td>
              <td>{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
