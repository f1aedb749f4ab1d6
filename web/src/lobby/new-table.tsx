import type { OfferedGame, RequestOf } from '@masterplan/server/wire';
import { useState } from 'react';
import { useFrontWords } from '../boards/front.ts';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { type CardFile, CardFileChoice } from './card-file.tsx';
import { coverOptions } from './cover.tsx';
import { HouseRulesFields, usualRules } from './house-rules.tsx';
import { SeatCount, useLeading } from './leading.tsx';

interface NewTableProps {
  readonly offered: OfferedGame;
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** A table to which one invites others. */
export function NewTable({ offered, connection, onClose }: NewTableProps) {
  const say = useMessages();
  const front = useFrontWords(offered.game);
  const [seats, setSeats] = useState(offered.seats[0] ?? 4);
  const [rules, setRules] = useState(() => usualRules(offered));
  const [listed, setListed] = useState(false);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() => coverOptions(offered));
  const [file, setFile] = useState<CardFile>();
  const [fault, lead, isBusy] = useLeading();
  const make = () =>
    opened(connection, {
      ...{ game: offered.game, seats, listed, settings: rules },
      ...(Object.keys(options).length === 0 ? {} : { options }),
      ...(file === undefined ? {} : { pack: file.pack }),
    });
  return (
    <Dialog className="new-table" title={say.newTable(front?.short ?? offered.game)} onClose={onClose}>
      <div className="dialog-body">
        <p className="news">{say.newTableLead}</p>
        <div className="fields">
          <div>
            <span className="label">{say.seats}</span>
            <SeatCount counts={offered.seats} value={seats} onChange={setSeats} />
          </div>
          <HouseRulesFields offered={offered} rules={rules} onChange={setRules} />
          <Choice
            label={say.whoCanJoin}
            names={['link', 'all']}
            words={{ link: say.byLink, all: say.listed }}
            value={listed ? 'all' : 'link'}
            onChange={(who) => setListed(who === 'all')}
          />
          <GameOptions
            offered={offered}
            chosen={options}
            onChoose={(name, value) => setOptions({ ...options, [name]: value })}
          />
          {offered.packs && <CardFileChoice game={offered.game} file={file} onFile={setFile} />}
        </div>
        <button type="button" className="button is-strong" disabled={isBusy} onClick={() => lead(make)}>
          {say.openTable}
        </button>
        <Refusal words={fault} />
      </div>
    </Dialog>
  );
}

/** Makes the table and takes its first seat; returns where it is. */
async function opened(connection: Connection, wish: Omit<RequestOf<'make'>, 'id' | 'do'>): Promise<string> {
  const { table } = await connection.request('make', wish);
  await connection.request('sit', { table, seat: 0 });
  return `/t/${table}`;
}

interface OptionsProps {
  readonly offered: OfferedGame;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, value: string) => void;
}

/** What the game itself lets a table choose, where there is a choice. */
function GameOptions({ offered, chosen, onChoose }: OptionsProps) {
  const words = useFrontWords(offered.game)?.options ?? {};
  return Object.entries(offered.options).map(([name, { values, usual }]) => {
    const said = words[name];
    if (said === undefined || values.length < 2) return null;
    return (
      <Choice
        key={name}
        label={said.label}
        names={values.map(String)}
        words={Object.fromEntries(
          values.map((value) => [value, said.values[String(value)] ?? String(value)]),
        )}
        value={chosen[name] ?? String(usual)}
        onChange={(value) => onChoose(name, value)}
      />
    );
  });
}
