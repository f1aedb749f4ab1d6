import {
  type Blocked,
  candidates,
  optionsOf,
  type Refusal,
  type StandingOption,
  standingOptions,
} from '@masterplan/kernel';
import { clausesOf, rulebookOf } from '../rulebook.ts';
import { standingText } from '../seated.ts';
import { texts } from '../text/index.ts';
import { cardsCalled, clausesAbout } from './lookup.ts';
import type { Session } from './session.ts';

/** What a line led to: the table went on, the person leaves, the ask is to be shown again, or it stands as it was. */
type Step = 'played' | 'left' | 'shown-again' | 'still-asked';

const LINES_OF_LOG = 20;

/** Shows the person's ask and listens until something is chosen. */
export async function takeTurn(session: Session, root: URL): Promise<'played' | 'left'> {
  session.showBoard();
  session.showAsk();
  session.screen.say('told', session.say.hint);
  for (;;) {
    const line = await session.listener.line(session.screen.dip('asked', '> '));
    const step = line === undefined ? 'left' : hear(session, line.trim(), root);
    if (step === 'played') await session.tell();
    if (step === 'played' || step === 'left') return step;
    if (step === 'shown-again') session.showAsk();
  }
}

/** Does what a line says. */
function hear(session: Session, line: string, root: URL): Step {
  const [word = '', ...rest] = line.split(/\s+/);
  const about = rest.join(' ');
  switch (word.toLowerCase()) {
    case '?':
      return whyNot(session);
    case 'u':
      return takeBack(session);
    case 'l':
      return switchLanguage(session);
    case 'h':
      return note(session, ...session.say.keys);
    case 'q':
      return 'left';
    case 'b':
      session.showBoard();
      return 'shown-again';
    case 'log':
      session.retell(LINES_OF_LOG);
      return 'still-asked';
    case 'r':
      return lookUpRule(session, root, about);
    case 'c':
      return lookUpCard(session, about);
    case 's':
      return stand(session, about);
    default:
      return choose(session, line);
  }
}

function note(session: Session, ...lines: readonly string[]): Step {
  session.screen.say('note', ...lines);
  return 'still-asked';
}

function warn(session: Session, line: string): Step {
  session.screen.say('warning', line);
  return 'still-asked';
}

/** By number or by key; an empty line takes the only option there is. */
function choose(session: Session, line: string): Step {
  const options = optionsOf(session.lens);
  const only = options.length === 1 ? '1' : line;
  const no = line === '' ? only : line;
  const key = /^\d+$/.test(no) ? options[Number(no) - 1]?.key : no;
  if (key === undefined || key === '') return warn(session, session.say.noSuchNumber(options.length));
  return play(session, key);
}

function play(session: Session, key: string): Step {
  const { sitting } = session.seated;
  const refusal = sitting.choose(session.company.seat, key);
  if (refusal !== undefined) return warn(session, refusalText(session, refusal));
  return 'played';
}

function refusalText(session: Session, refusal: Refusal): string {
  if (refusal.code !== 'refused') return session.say.notUnderstood;
  return reason(session, refusal);
}

const reason = ({ lens, text, company }: Session, blocked: Blocked): string =>
  `${text.refusal(lens, blocked, company.names)} (${blocked.clause})`;

function whyNot(session: Session): Step {
  const { lens, say, text, company } = session;
  const reasons = candidates(lens).blocked.map((blocked) =>
    say.blocked(text.option(lens, blocked.option, company.names), reason(session, blocked)),
  );
  return note(session, ...(reasons.length === 0 ? [say.nothingBlocked] : new Set(reasons)));
}

/** Freely where nobody learned anything; otherwise across the bots' answers, which the record then says. */
function takeBack(session: Session): Step {
  const { sitting } = session.seated;
  const { seat } = session.company;
  const everyoneElse = ((1 << sitting.table.seats) - 1) & ~(1 << seat);
  const isFree = sitting.undo(seat) === undefined;
  const refusal = isFree ? undefined : sitting.undo(seat, 'take-back', everyoneElse);
  if (refusal !== undefined) return warn(session, texts[session.language].undoRefused(refusal));
  if (!isFree) note(session, session.say.crossed);
  return 'played';
}

function switchLanguage(session: Session): Step {
  session.language = session.language === 'en' ? 'fr' : 'en';
  note(session, session.say.speaking);
  session.showBoard();
  return 'shown-again';
}

function lookUpRule(session: Session, root: URL, about: string): Step {
  const { say, language } = session;
  const rulebook = rulebookOf(root, session.seated.sitting.game.id, language);
  if (rulebook === undefined) return warn(session, say.noRulebook);
  if (about === '') {
    const chapters = rulebook.chapters.filter(({ clauses }) => clauses.length > 0);
    return note(session, say.chapters, ...chapters.map(({ title }) => `  ${title}`));
  }
  const found = clausesAbout(clausesOf(rulebook), about);
  if (found.length === 0) return warn(session, say.noSuchRule(about));
  return note(session, ...found.map(({ id, text, why }) => say.clause(id, text, why)));
}

function lookUpCard(session: Session, about: string): Step {
  const found = cardsCalled(session.seated.sitting.game, session.text, about);
  if (found.length === 0) return warn(session, session.say.noSuchCard(about));
  return note(
    session,
    ...found.flatMap(({ name, text, flavour }) => {
      const said = flavour === '' ? '' : session.say.flavour(flavour);
      return [name, ...[text, said].filter((line) => line !== '').map((line) => `  ${line}`)];
    }),
  );
}

/** Lists the standing answers, or leaves the one with this number. */
function stand(session: Session, about: string): Step {
  const { say, text, company } = session;
  const standing = standingOptions(session.seated.sitting.table, company.seat);
  if (standing.length === 0) return warn(session, say.noStanding);
  const chosen = standing[Number(about) - 1];
  if (chosen !== undefined) return play(session, chosen.key);
  const now = session.seated.sitting.seeOwn(company.seat).standing;
  const said = ({ key, window, answer }: StandingOption) =>
    now[window] === answer ? say.stands(standingText(text, key)) : standingText(text, key);
  session.screen.items(standing.map((option, i) => [`s ${i + 1}`, said(option)]));
  return 'still-asked';
}
