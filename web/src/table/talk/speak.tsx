import { type Channel, chatLine, isTooLong, type Said } from '@masterplan/server/wire';
import { type SyntheticEvent, useState } from 'react';
import { textIn } from '../../parts/form.ts';
import { Refusal } from '../../parts/refusal.tsx';
import type { Messages } from '../../text/index.ts';
import { type Pattern, patterns, patternText } from '../log/sentences.ts';
import { useRequest } from '../people/request.ts';
import { seatsOfMine, type TableProps } from '../props.ts';
import { type TalkWords, useTalkMessages } from './words.ts';

/** Somebody who may speak: from where, and what they can point at. */
export interface Speaker {
  /** -1 for those who only watch. */
  readonly seat: number;
  /** Whoever only watches, or is out of the game, talks apart while it is played. */
  readonly role: 'playing' | 'watching';
  readonly names: readonly string[];
  /** The open cards by name, looked up when somebody wants to point at one; absent where there are none yet. */
  readonly openCards?: () => readonly Named[];
  /** The places that the game names; none where it names none. */
  readonly places?: readonly Named[];
}

/** A card or a zone, by its number. */
interface Named {
  readonly no: number;
  readonly name: string;
}

type SpeakProps = Pick<TableProps, 'info' | 'me' | 'connection'> & { readonly speaker: Speaker };

/** Where somebody can be heard now, the widest circle first. */
function channelsOf({ channels, sides, state }: TableProps['info'], { seat, role }: Speaker): Channel[] {
  const isInPlay = state === 'playing' || state === 'paused';
  return channels.filter((channel) => {
    if (!isInPlay) return channel === 'table';
    if (channel === 'team') return seat >= 0 && sides !== undefined;
    return (channel === 'watchers') === (role === 'watching');
  });
}

/** Words that somebody has begun to write at a table: they outlast the form, which is another once the game begins. */
const begun = new Map<string, string>();

interface Begun {
  readonly words: string;
  readonly write: (words: string) => void;
  /** Gives words back that were not taken, unless others have been begun since. */
  readonly giveBack: (words: string) => void;
}

/** A person writes one line at a table, wherever they sit; people who share a device write one at each seat. */
function useBegunWords({ info, me, speaker }: SpeakProps): Begun {
  const isShared = seatsOfMine(info, me).length > 1;
  const key = isShared ? `${info.table} ${speaker.seat}` : info.table;
  const [, setLatest] = useState('');
  const write = (words: string) => {
    begun.set(key, words);
    setLatest(words);
  };
  const giveBack = (words: string) => {
    if (begun.get(key) === '') write(words);
  };
  return { words: begun.get(key) ?? '', write, giveBack };
}

/** A sentence, words of one's own, or both: said when they are sent. */
export function Speak(props: SpeakProps) {
  const { info, connection, speaker } = props;
  const say = useTalkMessages();
  const { fault, run } = useRequest();
  const [pattern, setPattern] = useState<Pattern>();
  const { words, write, giveBack } = useBegunWords(props);
  const isLong = isTooLong(chatLine(words));
  const channels = channelsOf(info, speaker);
  const [first] = channels;
  if (first === undefined) return null;
  const { seat } = speaker;
  const speak = (channel: Channel, what: Said) =>
    connection.request('talk', { table: info.table, channel, said: what, ...(seat < 0 ? {} : { seat }) });
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const channel = channels.find((each) => each === textIn(form, 'channel')) ?? first;
    const all = [sentenceIn(form, pattern), said(words)].flatMap((each) => each ?? []);
    run(() =>
      Promise.all(all.map((each) => speak(channel, each))).catch((reason: unknown) => {
        giveBack(words);
        throw reason;
      }),
    );
    event.currentTarget.reset();
    write('');
    setPattern(undefined);
  };
  return (
    <form className="speak" onSubmit={send}>
      <Sentence speaker={speaker} pattern={pattern} onPattern={setPattern} />
      <Hearers channels={channels} />
      <input
        className="input"
        value={words}
        aria-invalid={isLong}
        onChange={({ target }) => write(target.value)}
        placeholder={say.talkTo[first]}
        aria-label={say.talkTo[first]}
      />
      <button type="submit" className="button is-strong" disabled={isLong}>
        {say.send}
      </button>
      <Refusal words={isLong ? say.talkLong : fault} />
    </form>
  );
}

/** Who is to hear it, where that is a question. */
function Hearers({ channels }: { channels: readonly Channel[] }) {
  const say = useTalkMessages();
  if (channels.length < 2) return null;
  return (
    <select className="input" name="channel" aria-label={say.channel}>
      {channels.map((channel) => (
        <option key={channel} value={channel}>
          {say.channels[channel]}
        </option>
      ))}
    </select>
  );
}

function sentenceIn(form: FormData, pattern: Pattern | undefined): Said | undefined {
  const about = textIn(form, 'about');
  return pattern?.said(about === '' ? undefined : Number(about));
}

function said(words: string): Said | undefined {
  const text = chatLine(words);
  return text === '' ? undefined : { say: 'text', text };
}

interface SentenceProps {
  readonly speaker: Speaker;
  readonly pattern: Pattern | undefined;
  readonly onPattern: (pattern: Pattern | undefined) => void;
}

/** Which sentence, by what one wants with it; then about whom, or what. */
function Sentence({ speaker, pattern, onPattern }: SentenceProps) {
  const say = useTalkMessages();
  const moods = [...new Set(patterns.map(({ mood }) => mood))];
  const offered = patterns.filter(({ about }) => isOffered(about, speaker));
  return (
    <span className="speak-sentence">
      <select
        className="input"
        name="sentence"
        aria-label={say.say}
        value={pattern === undefined ? '' : patterns.indexOf(pattern)}
        onChange={({ target }) => onPattern(target.value === '' ? undefined : patterns[Number(target.value)])}
      >
        <option value="">{`${say.say}…`}</option>
        {moods.map((mood) => (
          <optgroup key={mood} label={say.moods[mood]}>
            {offered
              .filter((each) => each.mood === mood)
              .map((each) => (
                <option key={patterns.indexOf(each)} value={patterns.indexOf(each)}>
                  {patternText(each, say)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {pattern !== undefined && <About speaker={speaker} about={pattern.about} />}
    </span>
  );
}

function isOffered(about: Pattern['about'], { openCards, places = [] }: Speaker): boolean {
  if (about === 'card') return openCards !== undefined;
  return about !== 'zone' || places.length > 0;
}

/** What a sentence can be about, and how the list of it is called. */
function listFor(about: Pattern['about'], speaker: Speaker, say: Messages & TalkWords) {
  if (about === 'card') return { label: say.whichCard, listed: speaker.openCards?.() ?? [] };
  if (about === 'zone') return { label: say.where, listed: speaker.places ?? [] };
  const seats = speaker.names.map((name, no) => ({ no, name }));
  return { label: say.whom, listed: seats.filter(({ no }) => no !== speaker.seat) };
}

function About({ speaker, about }: { speaker: Speaker; about: Pattern['about'] }) {
  const say = useTalkMessages();
  const { label, listed } = listFor(about, speaker, say);
  return (
    <select className="input" name="about" aria-label={label} required={about !== 'anybody'}>
      <option value="">{about === 'anybody' ? say.toNobody : `${label}…`}</option>
      {listed.map(({ no, name }) => (
        <option key={no} value={no}>
          {name}
        </option>
      ))}
    </select>
  );
}
