import { type Temperament, temperaments } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import type { SeatInfo } from '@masterplan/server/wire';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { botWords as en } from '../../text/bots.en.ts';
import { botWords as fr } from '../../text/bots.fr.ts';
import type { TableProps } from '../props.ts';
import { Deed } from './deed.tsx';
import type { Run } from './sit-down.tsx';
import { useDeedMessages } from './words.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** What temperaments are called. */
export const useTempers = () => words[useStore(settings).language].tempers;

interface BotsProps extends Pick<TableProps, 'info' | 'connection'> {
  readonly run: Run;
}

export const isFree = ({ player, bot }: SeatInfo): boolean => player === undefined && bot === undefined;

/** Host: a bot for an empty seat; of another level or temperament, or none in its place. */
export function BotDeed({
  info,
  no,
  seat,
  run,
  connection,
}: BotsProps & { readonly no: number; readonly seat: SeatInfo }) {
  const say = useDeedMessages();
  const { language } = useStore(settings);
  const { bot, temper } = seat;
  if (!isFree(seat) && bot === undefined) return null;
  const sit = (level: string | null, leaning?: Temperament) =>
    run(() =>
      connection.request('bot', { table: info.table, seat: no, level, ...tempered(info, level, leaning) }),
    );
  return (
    <>
      {bot !== undefined && info.levels.length > 1 && (
        <select
          aria-label={words[language].level}
          value={bot}
          onChange={({ target }) => sit(target.value, temper)}
        >
          {info.levels.map((level) => (
            <option key={level} value={level}>
              {say.levels[level] ?? level}
            </option>
          ))}
        </select>
      )}
      {bot !== undefined && info.tempered?.includes(bot) === true && (
        <select
          aria-label={words[language].temper}
          value={temper ?? ''}
          onChange={({ target }) =>
            sit(
              bot,
              temperaments.find((each) => each === target.value),
            )
          }
        >
          <option value="">{words[language].evenTemper}</option>
          {temperaments.map((each) => (
            <option key={each} value={each}>
              {words[language].tempers[each]}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button" onClick={() => sit(isFree(seat) ? info.settings.cover : null)}>
        {isFree(seat) ? say.addBot : say.removeBot}
      </button>
    </>
  );
}

const levels = ['random', 'thumb', 'sharp', 'ruthless'] as const;

/** Host: what the levels of this game mean, where there are bots and a choice. */
export function LevelsMean({ info }: Pick<BotsProps, 'info'>) {
  const { levelsMean } = words[useStore(settings).language];
  const isAnybodyBot = info.people.some(({ bot }) => bot !== undefined);
  const meant = levels.filter((level) => info.levels.includes(level));
  if (!isAnybodyBot || meant.length < 2) return null;
  return <p className="news levels-mean">{meant.map((level) => levelsMean[level]).join(' ')}</p>;
}

/** What is asked for besides the level, where the level has temperaments. */
const tempered = (
  { tempered: levels = [] }: TableProps['info'],
  level: string | null,
  temper: Temperament | undefined,
): { readonly temper?: Temperament } =>
  temper !== undefined && level !== null && levels.includes(level) ? { temper } : {};

/** Host: gives every bot that could have a temperament one, in turn, and beginning with any. */
export function MixTempers({ info, run, connection }: BotsProps) {
  const { language } = useStore(settings);
  const { mixTempers, mixLead } = words[language];
  const bots = info.people.flatMap(({ player, bot }, seat) =>
    player === undefined && bot !== undefined && info.tempered?.includes(bot) === true
      ? [{ seat, level: bot }]
      : [],
  );
  if (bots.length < 2) return null;
  const mix = () => {
    const first = Math.floor(Math.random() * temperaments.length);
    return Promise.all(
      bots.map(({ seat, level }, i) => {
        const temper = temperaments[(first + i) % temperaments.length];
        return connection.request('bot', {
          table: info.table,
          seat,
          level,
          ...tempered(info, level, temper),
        });
      }),
    );
  };
  return <Deed label={mixTempers} lead={mixLead} onDo={() => run(mix)} />;
}
