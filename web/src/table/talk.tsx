import { limits, type Said, type TalkLine } from '@masterplan/server/wire';
import { type BoardProps, usePlayable } from '../boards/playable.ts';
import { textIn } from '../parts/form.ts';
import { type Messages, useMessages } from '../text/index.ts';
import type { TableProps } from './props.ts';
import { useRequest } from './request.ts';

type TalkProps = TableProps & { readonly board: BoardProps };

/** Free chat beside sentences that every reader gets in their own language. */
export function TalkPanel(props: TalkProps) {
  const { talk, me, info, board } = props;
  const say = useMessages();
  const { ui } = usePlayable(info.game);
  const heard = talk.filter(({ player }) => player === undefined || !me.muted.includes(player));
  return (
    <section className="talk" aria-label={say.talk}>
      <h2>{say.talk}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <div className="lines" role="log" aria-live="polite" tabIndex={0} aria-label={say.talk}>
        <ol>
          {heard.length === 0 && <li className="quiet">{say.talkNone}</li>}
          {heard.map((line) => (
            <li key={line.no} className={line.player === me.player ? 'is-me' : ''}>
              <span className="talk-who">
                {line.seat >= 0 && <ui.Mark seat={line.seat} />}
                {board.names[line.seat] ?? line.name}
              </span>
              <span className="balloon">{sentenceOf(line, board.names, say)}</span>
            </li>
          ))}
        </ol>
      </div>
      <Speak {...props} />
    </section>
  );
}

function sentenceOf(
  { said }: Pick<TalkLine, 'said'>,
  names: readonly string[],
  { sentences }: Messages,
): string {
  const name = (seat: number) => names[seat] ?? '';
  switch (said.say) {
    case 'text':
      return said.text;
    case 'accuse':
    case 'vouch':
      return sentences[said.say](name(said.seat));
    case 'plan':
      return said.seat === undefined
        ? sentences.plan[said.what]
        : sentences.planWith[said.what](name(said.seat));
    case 'ask-for':
      return sentences['ask-for'][said.what];
    case 'promise':
      return sentences.promise[said.what](name(said.seat));
    case 'point-at':
      return said.at.kind === 'seat'
        ? sentences.pointAt.seat(name(said.at.seat))
        : sentences.pointAt[said.at.kind];
  }
}

/** The sentences one can say with a click. */
const readyMade = (others: readonly number[]): Said[] => [
  ...others.flatMap((seat): Said[] => [
    { say: 'accuse', seat },
    { say: 'vouch', seat },
    { say: 'promise', what: 'peace', seat },
    { say: 'promise', what: 'revenge', seat },
  ]),
  { say: 'ask-for', what: 'mercy' },
  { say: 'ask-for', what: 'help' },
  { say: 'ask-for', what: 'time' },
];

/** A sentence, words of one's own, or both: said when they are sent. */
function Speak({ info, board, connection }: TalkProps) {
  const say = useMessages();
  const { fault, run } = useRequest();
  const others = info.people.flatMap((_, seat) => (seat === board.seat ? [] : [seat]));
  const made = readyMade(others);
  const speak = (said: Said) =>
    run(() =>
      connection.request('talk', {
        table: info.table,
        channel: board.seat >= 0 ? 'table' : 'watchers',
        said,
        ...(board.seat >= 0 ? { seat: board.seat } : {}),
      }),
    );
  const send = (form: FormData) => {
    const chosen = textIn(form, 'sentence');
    const sentence = chosen === '' ? undefined : made[Number(chosen)];
    const text = textIn(form, 'words').trim();
    if (sentence !== undefined) speak(sentence);
    if (text !== '') speak({ say: 'text', text });
  };
  return (
    <form
      className="speak"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
        event.currentTarget.reset();
      }}
    >
      <select className="input" name="sentence" aria-label={say.say} defaultValue="">
        <option value="">{say.say}…</option>
        {made.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
          <option key={i} value={i}>
            {sentenceOf({ said }, board.names, say)}
          </option>
        ))}
      </select>
      <input
        className="input"
        name="words"
        maxLength={limits.chat}
        placeholder={say.talkTo}
        aria-label={say.talkTo}
      />
      <button type="submit" className="button is-strong">
        {say.send}
      </button>
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
