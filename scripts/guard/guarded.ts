import {
  type AnyManifest,
  below,
  type Choice,
  candidates,
  type GameRecord,
  generator,
  hashOf,
  languages,
  type Manifest,
  nth,
  openAsks,
  optionSetsOf,
  type Shape,
  Sitting,
  seeEvent,
  sha256,
  type TableOptions,
} from '@masterplan/kernel';

/** So many whole games of each game are kept. */
const GAMES = 100;
/** What is said is compared at every fourth choice; what happens, at all of them. */
const SAID_EVERY = 4;
const NAMES = ['Ada', 'Basile', 'Chloé', 'Dora', 'Émile', 'Fritz'];

interface KeptRecord {
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly choices: readonly Choice[];
  /** Of the state it ends in. */
  readonly hash: string;
  /** Of all keys offered and all that was said on the way, in both languages. */
  readonly said: string;
}

/** What a game did when the guard was made. */
export interface Guarded {
  readonly records: readonly KeptRecord[];
  /** Kind to the hash of its words in all languages. */
  readonly words: Readonly<Record<string, string>>;
}

export function guardedOf(registered: AnyManifest): Guarded {
  const sets = optionSetsOf(registered);
  const { seats } = registered.game;
  const records = Array.from({ length: GAMES }, (_, no) =>
    played(registered, {
      seats: nth(seats, no % seats.length),
      options: nth(sets, Math.floor(no / seats.length) % sets.length),
      seed: `guard ${no}`,
    }),
  );
  return { records, words: wordsOf(registered) };
}

/** In what a game differs from what was kept, a line each. */
export function differences(registered: AnyManifest, kept: Guarded): string[] {
  const found: string[] = [];
  const words = wordsOf(registered);
  for (const [id, hash] of Object.entries(kept.words))
    if (words[id] !== hash) found.push(`other words: ${id}`);
  for (const record of kept.records) {
    try {
      const again = played(registered, record, record.choices);
      if (again.hash !== record.hash) found.push(`${record.seed}: another state at the end`);
      if (again.said !== record.said) found.push(`${record.seed}: something else was said or offered`);
    } catch (fault) {
      found.push(`${record.seed}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  return found;
}

const wordsOf = <S extends Shape>(registered: Manifest<S>): Record<string, string> =>
  Object.fromEntries(
    registered.game.kinds.map((kind) => [
      kind.id,
      sha256(
        languages
          .map((language) => JSON.stringify(registered.text(registered.game)[language].card(kind)))
          .join('\n'),
      ),
    ]),
  );

/** Plays the given choices, or at random where there are none. */
function played<S extends Shape>(
  registered: Manifest<S>,
  start: Pick<GameRecord, 'seats' | 'options'> & { readonly seed: string },
  choices?: readonly Choice[],
): KeptRecord {
  const { seats, options, seed } = start;
  const sitting = new Sitting(registered.game, { seats, options, seed });
  const random = generator(seed);
  const heard: string[] = [];
  let told = 0;
  for (let at = 0; choices === undefined ? !sitting.table.over : at < choices.length; at++) {
    if (at % SAID_EVERY === 0) heard.push(saidNow(registered, sitting));
    const [seat, key] = choices === undefined ? chosen(registered, sitting, random) : nth(choices, at);
    const refusal = sitting.choose(seat, key);
    if (refusal) throw new Error(`choice ${at + 1}, "${key}" of seat ${seat}, is refused: ${refusal.code}`);
    for (; told < sitting.log.length; told++) heard.push(toldIn(registered, sitting, told));
  }
  if (!sitting.table.over) throw new Error('the game is not over');
  heard.push(saidNow(registered, sitting));
  const { choices: made } = sitting.record();
  return {
    seats,
    options,
    seed,
    choices: made,
    hash: hashOf(sitting.table.state),
    said: sha256(heard.join('\n')),
  };
}

function chosen<S extends Shape>(registered: Manifest<S>, { table }: Sitting<S>, random: number[]): Choice {
  const waiting = table.state.asked & ~table.state.ready;
  const asked = Array.from({ length: table.seats }, (_, seat) => seat).filter(
    (seat) => (waiting >> seat) & 1,
  );
  const seat = nth(asked, below(random, asked.length));
  const lens = table.lens(seat);
  const { options } = candidates(lens);
  const isLively = registered.lively !== undefined && below(random, 2) === 1;
  const option = isLively ? registered.lively?.(lens, options, random) : undefined;
  return [seat, registered.game.keyOf(option ?? nth(options, below(random, options.length)))];
}

/** Everything that everybody could read at this moment. */
function saidNow<S extends Shape>(registered: Manifest<S>, { table }: Sitting<S>): string {
  const { game } = registered;
  const lines: string[] = [];
  for (const language of languages) {
    const words = registered.text(game)[language];
    const everybody = table.lens(table.seats);
    lines.push(words.chapter?.(everybody) ?? '');
    if (table.state.outcome !== null) lines.push(words.outcome(everybody, table.state.outcome, NAMES));
    for (const ask of openAsks(everybody)) {
      const lens = table.lens(ask.seat);
      lines.push(words.prompt(lens, ask, NAMES), words.prompt(everybody, ask, NAMES));
      const { options, blocked } = candidates(lens);
      for (const option of options) lines.push(game.keyOf(option), words.option(lens, option, NAMES));
      for (const each of blocked) lines.push(game.keyOf(each.option), words.refusal(lens, each, NAMES));
    }
  }
  return lines.join('\n');
}

/** What everybody read in the log of one choice. */
function toldIn<S extends Shape>(registered: Manifest<S>, { log, table }: Sitting<S>, at: number): string {
  return languages
    .flatMap((language) =>
      nth(log, at).events.map(
        (event) => registered.text(registered.game)[language].line(seeEvent(event, table.seats), NAMES) ?? '',
      ),
    )
    .join('\n');
}
