import { Icon, Mark } from '@masterplan/boards';
import { useMemo } from 'react';
import type { Machination } from '../content/kinds.ts';
import { costToBeat } from '../rules/facts.ts';
import { challengeText } from '../text/card-text.ts';
import { filterText } from '../text/needs.ts';
import type { Voice } from '../text/voice.ts';
import { Art } from './art.tsx';
import type { PartProps } from './board.tsx';
import {
  challengeOf,
  linesOf,
  linesOwned,
  machinationOf,
  plotOf,
  type Slot,
  slotsOf,
  stateOf,
} from './challenge-read.ts';
import { faceOf, voiceOf } from './face.ts';
import { Pin } from './pick.tsx';
import { seatsOf } from './read.ts';
import { type Words, words } from './words/index.ts';

/** What everybody is up against: the Challenge with what is still missing, and the Plot once it is in play. */
export function UpAgainst(props: PartProps) {
  return (
    <div className="wm-against">
      <PlotPanel {...props} />
      <ChallengePanel {...props} />
    </div>
  );
}

function ChallengePanel(props: PartProps) {
  const { lens, language, text } = props;
  const say = words.in(language);
  const challenge = challengeOf(lens);
  if (challenge === undefined) return <p className="wm-quiet">{say.nextChallenge}</p>;
  const { card, kind } = challenge;
  const { slots, spare } = slotsOf(lens, kind);
  const label = stateOf(lens, kind, say).join(' · ');
  return (
    <section className="wm-challenge type-challenge" aria-label={say.challengeNamed(text.card(kind).name)}>
      <FacedHead {...props} {...{ card, kind, label }} />
      <p className="wm-challenge-text">{challengeText(voiceOf({ game: lens.game, language }), kind)}</p>
      <ul className="wm-slots" aria-label={say.contributed}>
        {slots.map((slot) => (
          <li key={slot.no} className={slot.card === undefined ? 'is-missing' : ''}>
            <SlotView {...props} slot={slot} />
          </li>
        ))}
        {spare.map((extra) => (
          <li key={extra} className="is-spare">
            <SlotView {...props} slot={{ need: undefined, card: extra }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FacedProps = PartProps & {
  readonly card: number;
  readonly kind: Parameters<PartProps['zoom']>[0] & { readonly cost: number };
  readonly label: string;
};

/** The head of a Challenge or Plot: a click on it beats it where that is possible, or says why not. */
function FacedHead({ lens, language, text, targets, noes, zoom, card, kind, label }: FacedProps) {
  const say = words.in(language);
  const [entry] = targets.cards.get(card) ?? [];
  const no = noes.cards.get(card)?.[0];
  const act = entry?.choose ?? no?.show ?? (() => zoom(kind));
  const cost = costToBeat(lens, card);
  return (
    <button
      type="button"
      data-card={card}
      className={`pick wm-pick wm-faced${entry === undefined ? '' : ' is-target'}`}
      onClick={act}
      onContextMenu={(press) => {
        press.preventDefault();
        zoom(kind);
      }}
    >
      <span className="wm-faced-art">
        <Art kind={kind} crop="tall" />
      </span>
      <span className="wm-faced-name">
        <small>{label}</small>
        {text.card(kind).name}
      </span>
      <span className={`wm-cost${cost === kind.cost ? '' : ' is-changed'}`}>
        <small aria-hidden="true">{say.power}</small>
        <b aria-hidden="true">{cost}</b>
        <span className="unseen">{say.powerNeeded(cost)}</span>
      </span>
      {entry !== undefined && <Pin entries={[entry]} />}
    </button>
  );
}

/** What a place asks for. */
function askedBy({ which, from }: Slot['need'], voice: Voice, say: Words): string {
  const what = filterText(voice, which);
  return from === 'play' ? say.fromPlay(what) : what;
}

/** A place: what it asks for, and the card that takes it; or a card beyond need. */
function SlotView({
  lens,
  language,
  text,
  zoom,
  slot: { need, card },
}: PartProps & { slot: Pick<Slot, 'card'> & { readonly need: Slot['need'] | undefined } }) {
  const say = words.in(language);
  const kind = card === undefined ? undefined : lens.kind(card);
  const asked = need === undefined ? say.spare : askedBy(need, voiceOf({ game: lens.game, language }), say);
  if (kind === undefined)
    return (
      <>
        <b>{asked}</b>
        <span>{say.missingOne}</span>
      </>
    );
  return (
    <button type="button" className="wm-slot" data-card={card} onClick={() => zoom(kind)}>
      <b>
        <Icon name="check-mark" /> {asked}
      </b>
      <span>{text.card(kind).name}</span>
    </button>
  );
}

function PlotPanel(props: PartProps) {
  const { lens, language, text } = props;
  const plot = plotOf(lens);
  if (plot === undefined) return null;
  const face = faceOf({ game: lens.game, text, language }, plot.kind);
  return (
    <section className="wm-challenge is-plot type-plot" aria-label={face.name}>
      <FacedHead {...props} card={plot.card} kind={plot.kind} label={words.in(language).plot} />
      <p className="wm-challenge-text">{face.text}</p>
    </section>
  );
}

/** What the Secret Mastermind must play in one turn, and what of it this turn's plays would do. */
export function MachinationPanel(props: PartProps) {
  const { lens, language, text, zoom } = props;
  const say = words.in(language);
  const machination = machinationOf(lens);
  if (machination === undefined) return null;
  const { kind } = machination;
  const lines = linesOf(lens, kind);
  const voice = voiceOf({ game: lens.game, language });
  const isDone = lens.fields.taskDone;
  return (
    <section className="wm-machination type-machination" aria-label={say.machination}>
      <h2 className="wm-plate">{say.machination}</h2>
      <button type="button" className="pick wm-pick wm-machination-name" onClick={() => zoom(kind)}>
        <span className="wm-machination-art">
          <Art kind={kind} />
        </span>
        <b>{text.card(kind).name}</b>
      </button>
      <ul>
        {lines.map((line) => (
          <li key={line.no} className={line.isDone || isDone ? 'is-done' : ''}>
            <Icon name={line.isDone || isDone ? 'check-mark' : 'hourglass'} />
            <span>{filterText(voice, line.which)}</span>
            <span className="unseen">{line.isDone || isDone ? say.lineDone : say.lineOpen}</span>
          </li>
        ))}
      </ul>
      <p className="wm-quiet">{isDone ? say.taskDone : say.playedNow}</p>
      {!isDone && <KnownOwners {...props} kind={kind} />}
    </section>
  );
}

/** How far each player has come in collecting what the Machination lists, as far as the viewer knows their cards. */
function KnownOwners({ lens, language, names, kind }: PartProps & { kind: Machination }) {
  const say = words.in(language);
  const owned = useMemo(
    () => seatsOf(lens).map((seat) => ({ seat, n: linesOwned(lens, seat, kind) })),
    [lens, kind],
  );
  const of = linesOf(lens, kind).length;
  return (
    <ul className="wm-owners" aria-label={say.owned}>
      {owned.map(({ seat, n }) => {
        const said = say.ownsFor(names[seat] ?? '', n, of);
        return (
          <li key={seat} title={said} className={n === of ? 'is-full' : ''}>
            <Mark seat={seat} />
            <span aria-hidden="true">{`${n}/${of}`}</span>
            <span className="unseen">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
