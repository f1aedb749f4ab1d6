import { reachable, Said, TermsContext } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import type { Blocked } from '@masterplan/kernel';
import type { SeatInfo } from '@masterplan/server/wire';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { usePlayable } from '../../boards/playable.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { type Messages, useMessages } from '../../text/index.ts';
import type { Live } from '../live.ts';
import type { Past } from '../log/past.tsx';
import { canGoOn, WayOn } from '../pace/to-my-question.tsx';
import { isAnybodyAsked } from '../people/agreeing.ts';
import { isCovered, type TableProps } from '../props.ts';
import { isAsked } from '../talk/call.ts';
import { Noes, Options } from './choices.tsx';
import { gapsOf } from './gaps.ts';
import { type Hinting, marksOf, useHint } from './hint.ts';
import { useKeys } from './keys.ts';
import { wayOutOf, waysOf } from './options.ts';
import { leaveStanding, StandingAnswers, StepIn } from './standing.tsx';

const AheadPanel = later(() => import('./ahead.tsx').then(({ AheadPanel }) => AheadPanel));
const DroppedMove = later(() => import('./ahead.tsx').then(({ DroppedMove }) => DroppedMove));
const WordsHere = later(() => import('./words-here.tsx').then(({ WordsHere }) => WordsHere));
const Paused = later(() => import('./stopped.tsx').then(({ Paused }) => Paused));
const Covered = later(() => import('./stopped.tsx').then(({ Covered }) => Covered));
const SitDown = later(() => import('../people/sit-down.tsx').then(({ SitDown }) => SitDown));
const CautionDialog = later(() => import('./caution.tsx').then(({ CautionDialog }) => CautionDialog));
const ProposalRead = later(() => import('./proposal.tsx').then(({ ProposalRead }) => ProposalRead));
const ProposalAnswers = later(() => import('./proposal.tsx').then(({ ProposalAnswers }) => ProposalAnswers));
const SayPlan = later(() => import('../talk/say-plan.tsx').then(({ SayPlan }) => SayPlan));
const HintPanel = later(() => import('./hint-panel.tsx').then(({ HintPanel }) => HintPanel));
const Votes = later(() => import('../people/votes.tsx').then(({ Votes }) => Votes));

export interface AskProps extends TableProps, Live {
  readonly past: Past;
  readonly explain: (blocked: readonly Blocked[]) => void;
}

/** A question of more letters than these is set smaller: a card's whole effect in headline letters would push its answers off. */
const longQuestion = 90;

/** The open question in words, and its options as a list: a yellow mass is always the question one has to answer oneself. */
export function AskPanel(props: AskProps) {
  const { view, info, board, request, preparing, explain } = props;
  const say = useMessages();
  const [areNotesOpen, openNotes] = useState(false);
  const mine = isAsked(props);
  const { seat, entries, blocked = [] } = board;
  const takeBack = useTakeBack(props);
  usePreparedSent(props);
  const openWhy = () => explain(view.mine?.blocked ?? []);
  const hint = useHint(props);
  useTableKeys(props, { undo: takeBack, whyNot: openWhy, hint: hint.ask });
  const heading = useFocusKept(view.version, mine);
  const question = questionOf(props, say);
  const size = question.length > longQuestion ? ' is-long' : '';
  const wayOut = wayOutOf(board.lens, entries);
  const isProposed = isAboutProposal(props);
  const { ui } = usePlayable(info.game, info.rulesAt);
  const marks = marksOf(hint.best ?? [], view.mine?.options ?? [], entries, (option) =>
    waysOf(ui, board.lens, option),
  );
  const listed = { isAhead: !mine && preparing.isOpen, isBusy: request.isBusy, marks };
  return (
    <section className={`ask is-parted${mine ? ' is-mine' : ''}`} aria-label={say.question}>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={`ask-question${size}`}>
          <Said>{question}</Said>
        </h2>
        <Suspense fallback={null}>{isProposed && <ProposalRead board={board} />}</Suspense>
        {gapsOf(props).some(({ isAwaited }) => isAwaited) && <p className="news">{say.steppedIn}</p>}
      </div>
      <div className="ask-body" ref={reachable}>
        <Suspense fallback={null}>{isProposed && <ProposalAnswers {...props} />}</Suspense>
        <Stopped {...props} />
        {info.people.some(isGivenAway) && (
          <Suspense fallback={null}>
            <FreeSeats {...props} />
          </Suspense>
        )}
        <Suspense fallback={null}>{info.votes.length > 0 && <Votes {...props} />}</Suspense>
        <WayOn {...props} />
        <Dropped {...props} />
        <Hinted {...props} hint={hint} />
        <Options {...listed} entries={entries.filter((entry) => entry !== wayOut)} />
        <Noes blocked={blocked} />
        {!mine && <Ahead {...props} />}
        <Refusal words={request.fault} />
      </div>
      {seat >= 0 && (
        <div className="ask-foot">
          {wayOut !== undefined && <Options {...listed} entries={[wayOut]} place="foot" />}
          <Tools {...props} {...{ takeBack, openWhy, question, hint }} openNotes={() => openNotes(true)} />
        </div>
      )}
      <Suspense fallback={null}>
        {props.caution !== undefined && <CautionDialog caution={props.caution} />}
      </Suspense>
      {areNotesOpen && <Notes {...props} onClose={() => openNotes(false)} />}
    </section>
  );
}

/** Why the viewer is not asked: the table is paused, or a bot plays for them. */
const Stopped = (props: AskProps) => (
  <Suspense fallback={null}>
    {props.info.state === 'paused' && <Paused {...props} />}
    {isCovered(props) && <Covered {...props} />}
  </Suspense>
);

/** A move that is prepared, or could be, while others choose. */
const Ahead = ({ preparing, board }: AskProps) => (
  <Suspense fallback={null}>
    {(preparing.prepared !== undefined || preparing.prospects.length > 0) && (
      <AheadPanel preparing={preparing} board={board} />
    )}
  </Suspense>
);

/** What a search thinks of the question, where somebody has asked for it. */
const Hinted = ({ hint, view, board }: AskProps & { hint: Hinting }) => (
  <Suspense fallback={null}>
    {(hint.isThinking || hint.best !== undefined) && <HintPanel {...{ hint, view, board }} />}
  </Suspense>
);

/** What was prepared and could not be played. */
const Dropped = ({ preparing, board, info }: AskProps) => (
  <Suspense fallback={null}>
    {preparing.dropped !== undefined && (
      <DroppedMove preparing={preparing} dropped={preparing.dropped} board={board} game={info.game} />
    )}
  </Suspense>
);

/** A move that is prepared waits for nothing: what others did meanwhile is shown at once when its turn has come. */
function usePreparedSent({ preparing, pace }: AskProps): void {
  const { isBehind, catchUp } = pace;
  const isPrepared = preparing.prepared !== undefined;
  useEffect(() => {
    if (isPrepared && isBehind) catchUp();
  }, [isPrepared, isBehind, catchUp]);
}

/** An agreement is known by what silence means in it. */
const isAboutProposal = ({ view: { asks }, board: { lens } }: AskProps): boolean =>
  lens.game.phaseNamed[asks[0]?.name ?? '']?.silence !== undefined;

const isGivenAway = ({ left, player }: SeatInfo): boolean => left === true && player === undefined;

/** Seats that were given away, for those who watch. */
const FreeSeats = (props: AskProps) =>
  props.info.people.map((person, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <SitDown key={seat} {...props} person={person} seat={seat} run={props.request.run} />
  ));

/** Takes the last choice back; what was prepared after it goes with it. */
function useTakeBack({ view, info, board: { seat }, request, preparing, connection }: AskProps): () => void {
  const { undo = 'none' } = view.mine ?? {};
  const { version } = view;
  return () => {
    if (undo === 'none') return;
    preparing.prepare(undefined);
    request.run(() => connection.request('undo', { table: info.table, seat, version, reach: undo }));
  };
}

function useTableKeys(
  props: AskProps,
  ways: Pick<Parameters<typeof useKeys>[0], 'undo' | 'whyNot' | 'hint'>,
): void {
  const { board, unpick, preparing, past, pace } = props;
  useKeys({
    ...{ entries: board.entries, ...ways },
    escape: () => {
      if (past.moment !== undefined) past.toNow();
      else if (board.picked !== undefined) unpick();
      else if (preparing.prepared !== undefined) preparing.prepare(undefined);
      else preparing.open(false);
    },
    prepare: () => preparing.prospects.length > 0 && preparing.open(!preparing.isOpen),
    stepIn: () => {
      const [gap] = gapsOf(props);
      if (gap !== undefined) leaveStanding(props, gap.next);
    },
    stepBack: () => past.step(-1),
    stepOn: () => past.moment !== undefined && past.step(1),
    toNow: past.toNow,
    toMyQuestion: () => (canGoOn(props) ? pace.toMyQuestion() : pace.catchUp()),
  });
}

interface ToolsProps extends AskProps {
  readonly takeBack: () => void;
  readonly openNotes: () => void;
  readonly openWhy: () => void;
  readonly question: string;
  readonly hint: Hinting;
}

/** What one can do besides answering. */
function Tools(props: ToolsProps) {
  const { view, board, request, unpick, takeBack, openNotes, openWhy, question, hint } = props;
  const say = useMessages();
  const { ui } = usePlayable(props.info.game, props.info.rulesAt);
  const { undo = 'none' } = view.mine ?? {};
  const plans = ui.plansOf?.(board.lens) ?? [];
  return (
    <div className="ask-tools">
      {board.picked !== undefined && (
        <button type="button" className="button" onClick={unpick}>
          <Icon name="previous-button" />
          <span>{say.anotherCard}</span> <kbd className="key">{say.keys.escape}</kbd>
        </button>
      )}
      {undo !== 'none' && (
        <button type="button" className="button" disabled={request.isBusy} onClick={takeBack}>
          <Icon name="anticlockwise-rotation" />
          <span>{undo === 'agreed' && isAnybodyAsked(props) ? say.undoAsk : say.undo}</span>{' '}
          <kbd className="key">U</kbd>
        </button>
      )}
      {hint.isOffered && (
        <button type="button" className="button" aria-pressed={hint.best !== undefined} onClick={hint.ask}>
          <Icon name="binoculars" />
          <span>{say.hint}</span> <kbd className="key">H</kbd>
        </button>
      )}
      <StepIn {...props} />
      <StandingAnswers {...props} />
      <Suspense fallback={null}>{plans.length > 0 && <SayPlan {...props} kinds={plans} />}</Suspense>
      <button type="button" className="button" aria-haspopup="dialog" onClick={openNotes}>
        <Icon name="secret-book" />
        <span>{say.notebook}</span>
      </button>
      {use(TermsContext) !== undefined && (
        <Suspense fallback={null}>
          <WordsHere
            game={props.info.game}
            sentences={[question, ...board.entries.map(({ label }) => label)]}
          />
        </Suspense>
      )}
      {isAsked(props) && (
        <button type="button" className="button" aria-haspopup="dialog" onClick={openWhy}>
          <Icon name="help" />
          <span>{say.whyNot}</span> <kbd className="key">W</kbd>
        </button>
      )}
    </div>
  );
}

function Notes({ info, board, onClose }: AskProps & { onClose: () => void }) {
  const say = useMessages();
  const { ui } = usePlayable(info.game, info.rulesAt);
  return (
    <Dialog title={say.notebook} onClose={onClose}>
      <div className="dialog-body">
        <Suspense fallback={null}>
          <ui.Notebook {...board} />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** When the option that had the focus has gone with its question, the next question has it. */
function useFocusKept(version: number, mine: boolean): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new version the old options are gone
  useEffect(() => {
    if (mine && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [version, mine]);
  return heading;
}

function questionOf({ view, info, board }: AskProps, say: Messages): string {
  if (info.state === 'paused') return say.paused;
  const open = view.asks.filter(({ ready }) => !ready);
  const [first] = open;
  if (first === undefined) return say.askNobody;
  const mine = open.find(({ seat }) => seat === board.seat);
  return board.text.prompt(board.lens, mine ?? first, board.names);
}
