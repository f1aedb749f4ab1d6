import { Icon, Mark, type Shot, StageBy } from '@masterplan/boards';
import { nth, type SeenEvent } from '@masterplan/kernel';
import { agencies, attributes, type Kind } from '../content/kinds.ts';
import { Bust } from './bust.tsx';
import { CardFace } from './card.tsx';
import { attributeIn, nameIn } from './face.ts';
import type { BoardProps } from './props.ts';
import { namedOf, seatsIn } from './read.ts';
import { AttributeSign } from './signs.tsx';
import { words } from './words/asides.ts';

type MomentProps = BoardProps & Shot;

/** The last card of an event: a tile, or what it is about. */
const kindIn = ({ lens }: MomentProps, { faces }: SeenEvent): Kind | undefined =>
  lens.game.kinds[faces[faces.length - 1] ?? -1];

/** A great moment. */
export function Stage(props: MomentProps) {
  const { event, language } = props;
  const say = words.in(language);
  switch (event.name) {
    case 'goal':
      return <MarkersUp {...props} />;
    case 'completed':
      return <Completed {...props} />;
    case 'attacks':
      return <Attack {...props} />;
    case 'fights':
      return <Blades {...props} />;
    case 'dealt':
      return <Dealt {...props} />;
    case 'clock':
      return <Tick {...props} />;
    case 'agent strikes':
      return <Strike {...props} />;
    case 'event':
      return <Turned {...props} title={say.eventUp} look="is-event" />;
    default:
      return <Turned {...props} title={say.doomsdayUp} look="is-doom" />;
  }
}

/** All markers are turned up at the same time: where everybody goes in each Phase. */
function MarkersUp({ lens, language, names, step, ...props }: MomentProps) {
  const say = words.in(language);
  const goals = step.filter(({ name }) => name === 'goal');
  const spoken = { game: lens.game, language };
  const whereTo = (event: SeenEvent): string => {
    const kind = kindIn({ lens, language, names, step, ...props }, event);
    return kind === undefined ? say.base : nameIn(spoken, kind);
  };
  return (
    <div className="stage td-stage is-markers">
      <p className="sound-word">{say.markersUp}</p>
      <table>
        <tbody>
          {seatsIn(lens).map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <Mark seat={seat} /> {names[seat]}
              </th>
              {[1, 2, 3].map((phase) => {
                const goal = goals.find((event) => event.seat === seat && event.n[0] === phase);
                return (
                  <td key={phase} className={goal === undefined ? 'is-none' : ''}>
                    <b>{phase}</b>
                    <span>{goal === undefined ? '–' : whereTo(goal)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A Mission is Completed: its tile is turned and stamped. */
function Completed(props: MomentProps) {
  const { lens, text, language, names, event } = props;
  const say = words.in(language);
  const kind = kindIn(props, event);
  if (kind === undefined) return null;
  const them = [event.seat, ...event.n];
  return (
    <div className={`stage td-stage is-completed is-${kind.type}`}>
      <p className="stage-by">
        {them.map((seat) => (
          <span key={seat}>
            <Mark seat={seat} /> {names[seat]}
          </span>
        ))}
      </p>
      <div className="td-turned">
        <CardFace {...{ game: lens.game, text, language, kind }} />
      </div>
      <p className="sound-word">{say.done}</p>
    </div>
  );
}

/** One goes at another. */
function Attack({ lens, language, names, event, text }: MomentProps) {
  const say = words.in(language);
  const [one, two] = [event.seat, event.n[0] ?? 0];
  return (
    <div className="stage td-stage is-attack">
      <p className="sound-word">{say.conflict}</p>
      <div className="td-clash">
        {[one, two].map((seat) => (
          <figure key={seat}>
            <Bust of={namedOf(lens, seat)?.id ?? ''} />
            <figcaption>
              <Mark seat={seat} /> {names[seat]}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="stage-say">{text.line(event, names)}</p>
    </div>
  );
}

/** Both Attributes of every side are shown at once. */
function Blades({ lens, language, names, step }: MomentProps) {
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  return (
    <div className="stage td-stage is-blades">
      <p className="sound-word">{say.clash}</p>
      <ul>
        {step
          .filter(({ name }) => name === 'fights' || name === 'defends')
          .map((event) => {
            const pairs = event.name === 'fights' ? event.n : [-1, 0, ...event.n];
            const [offence = -1, strikes = 0, defence = 0, guards = 0] = pairs;
            return (
              <li key={event.seat}>
                <StageBy seat={event.seat} names={names} />
                {offence >= 0 && (
                  <p>
                    {say.strikes} <AttributeSign attribute={nth(attributes, offence)} />
                    {attributeIn(spoken, nth(attributes, offence))} <b>{strikes}</b>
                  </p>
                )}
                <p>
                  {say.defends} <AttributeSign attribute={nth(attributes, defence)} />
                  {attributeIn(spoken, nth(attributes, defence))} <b>{guards}</b>
                </p>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** Hands are shaken, and everything changes hands at once. */
function Dealt({ language, names, step, event, text }: MomentProps) {
  const say = words.in(language);
  const handed = step.filter(({ name }) => name === 'handed' || name === 'handed gadget');
  return (
    <div className="stage td-stage is-dealt">
      <p className="stage-by">
        {[event.seat, event.n[0] ?? 0].map((seat) => (
          <span key={seat}>
            <Mark seat={seat} /> {names[seat]}
          </span>
        ))}
      </p>
      <Icon name="shaking-hands" />
      <p className="sound-word">{say.deal}</p>
      {handed.map((each) => (
        <p key={text.line(each, names)} className="stage-say">
          {text.line(each, names)}
        </p>
      ))}
    </div>
  );
}

function Tick({ language, event }: MomentProps) {
  const say = words.in(language);
  const left = event.n[0] ?? 0;
  return (
    <div className="stage td-stage is-clock">
      <Icon name="pocket-watch" />
      <p className="sound-word">{left}</p>
      <p className="stage-say">{say.roundsLeft(left)}</p>
    </div>
  );
}

function Strike({ language, names, event, text }: MomentProps) {
  const say = words.in(language);
  const agency = nth(agencies, event.n[0] ?? 0);
  return (
    <div className={`stage td-stage is-strike is-${agency}`}>
      <Icon name="spy" />
      <p className="sound-word">{say.damage(event.n[1] ?? 0)}</p>
      <p className="stage-say">{text.line(event, names)}</p>
    </div>
  );
}

/** A card is turned up. */
function Turned({ title, look, ...props }: MomentProps & { title: string; look: string }) {
  const { lens, text, language, names, event } = props;
  const kind = kindIn(props, event);
  if (kind === undefined) return null;
  return (
    <div className={`stage td-stage ${look}`}>
      {event.seat >= 0 && <StageBy seat={event.seat} names={names} />}
      <p className="sound-word">{title}</p>
      <div className="td-turned">
        <CardFace {...{ game: lens.game, text, language, kind }} />
      </div>
    </div>
  );
}
