import { isFault, readArguments } from '../arguments.ts';
import { type Command, gamesOf } from '../house.ts';
import { print } from '../io.ts';
import { Listener } from '../play/listener.ts';
import { type Plan, planOf, playOptions } from '../play/plan.ts';
import { save } from '../play/saved.ts';
import { Screen } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import { takeTurn } from '../play/turn.ts';

/** `masterplan play`: one person against bots, until the game is over or the person leaves. */
export const playCommand: Command = async (argv, house) => {
  const read = readArguments(argv, playOptions);
  if (isFault(read)) return read;
  if (read.options.help) {
    print(house.io, house.say.help.play(gamesOf(house)));
    return 0;
  }
  const plan = planOf(read, house);
  if (isFault(plan)) return plan;
  const screen = new Screen(house.io);
  const listener = new Listener(house.io);
  const session = new Session(plan.seated, plan.company, screen, listener, house.language);
  try {
    await welcome(session, plan);
    await playOn(session, house.root);
  } catch (ourFault) {
    save(plan.file, plan.seated.sitting.record());
    throw ourFault;
  } finally {
    listener.close();
  }
  return farewell(session, plan);
};

async function welcome(session: Session, { botNames }: Plan): Promise<void> {
  const { screen, say, text, company } = session;
  screen.say('title', text.title);
  screen.say(
    'note',
    say.company(company.names[company.seat] ?? '', rivalsOf(session, botNames)),
    say.seed(company.seed),
  );
  screen.gap();
  await session.tell();
}

const rivalsOf = ({ company, say }: Session, botNames: readonly string[]): string[] =>
  company.names.flatMap((name, seat) =>
    seat === company.seat ? [] : [say.rival(name, botNames[seat] ?? '')],
  );

async function playOn(session: Session, root: URL): Promise<void> {
  while (!session.isOver && !session.listener.isInterrupted) {
    if (session.due !== undefined) await session.playDue(session.due);
    else if (!session.isAsked) await session.playBot();
    else if ((await takeTurn(session, root)) === 'left') return;
  }
}

/** Shows how it ended and saves the record. */
function farewell(session: Session, { file, again }: Plan): number | { code: 'cannot-write'; file: string } {
  const { screen, say, isOver } = session;
  if (isOver) {
    session.showBoard();
    session.showOutcome();
  }
  screen.gap();
  if (!save(file, session.seated.sitting.record())) return { code: 'cannot-write', file };
  screen.say('note', isOver ? say.savedAtEnd : say.savedToResume);
  screen.verbatim(`  ${isOver ? file : again}`);
  return 0;
}
