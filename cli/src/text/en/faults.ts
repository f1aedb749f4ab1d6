import type { RecordFault, UndoRefusal } from '@masterplan/kernel';
import { listed } from '@masterplan/kernel/words';
import { argumentText } from '@masterplan/kit/argument-text';
import type { UsageFault } from '../../arguments.ts';
import type { PositionFault, RecordFlaw } from '../../record/flaws.ts';
import type { RecordTrouble } from '../../record/read.ts';
import { boundsOf } from '../bounds.ts';

const words = { command: 'which command', game: 'which game', file: 'which file', deed: 'what to do' };

const or = (items: readonly (string | number)[]): string => listed('en', items.map(String), 'or');

/** What is wrong with a command line. */
export function usage(wrong: UsageFault): string {
  switch (wrong.code) {
    case 'no-such-command':
      return `There is no command "${wrong.name}"; see masterplan --help.`;
    case 'too-few-words':
      return `Say ${words[wrong.wanted]}; see --help.`;
    case 'no-such-deed':
      return `"${wrong.name}" cannot be done here: say ${or(wrong.deeds)}.`;
    case 'no-such-game':
      return `There is no game "${wrong.name}": say ${or(wrong.games)}.`;
    case 'no-such-seats':
      return `This game is for ${or(wrong.allowed)} seats, not for ${wrong.seats}.`;
    case 'no-such-seat':
      return `There is no seat ${wrong.seat}: seats are 0 to ${wrong.seats - 1}.`;
    case 'no-such-bot':
      return `There is no bot "${wrong.name}": say ${or(wrong.bots)}.`;
    case 'too-many-bots':
      return `${wrong.bots} bots do not fit ${wrong.seats} seats.`;
    case 'bad-table-options':
      return wrong.faults.map(fault).join(' ');
    case 'bad-pack':
      return `The pack is wrong. ${wrong.faults.map(fault).join(' ')}`;
    case 'bad-record':
      return recordTrouble(wrong.trouble);
    case 'no-packs':
      return `The game "${wrong.game}" has no cards that a pack could replace.`;
    case 'cannot-read':
      return `The file "${wrong.file}" cannot be read.`;
    case 'not-json':
      return `The file "${wrong.file}" is not JSON: look at line ${wrong.line}, column ${wrong.column}.`;
    case 'cannot-write':
      return `The file "${wrong.file}" cannot be written.`;
    case 'not-together':
      return `--${wrong.names[0]} and --${wrong.names[1]} do not go together.`;
    default:
      return argumentText.en(wrong);
  }
}

const at = (path: string): string => (path === '' ? 'The data as a whole' : path);

function between(expected: string): string {
  const { least, most } = boundsOf(expected);
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  if (least !== undefined) return ` from ${least} up`;
  return most === undefined ? '' : ` up to ${most}`;
}

function entries(expected: string): string {
  const { least, most } = boundsOf(expected);
  if (least === undefined) return '';
  return least === most ? ` with exactly ${least} entries` : ` with${between(expected)} entries`;
}

/** What is wrong with the position that a record begins with. */
function position(path: string, code: PositionFault['code'], expected: string): string {
  switch (code) {
    case 'seed-or-start':
      return 'A record has either a seed or a start: not both, and not neither.';
    case 'misplaced-card':
      return `${path} and ${expected} do not agree: every card must lie in exactly one zone.`;
    case 'lost-card':
      return `${path} must name a lot that this card came out of: not everybody knows the card.`;
    case 'broken-lot':
      return `${path} does not add up: what came out of a lot must be what went in, and each lot has its own number.`;
    case 'untrue-claim':
      return `${path} is not true of the cards it speaks of.`;
    case 'no-such-step':
      return `${path} is not a step of this game.`;
    case 'nobody-asked':
      return `${path} must name somebody while the game goes on, and nobody once it is over.`;
    case 'other-step-asks':
      return `${path} does not fit the step that the game has come to.`;
    case 'no-option':
      return `${path} does not fit: that seat has no such option.`;
    case 'not-asked':
      return `${path} does not fit: only a seat that is asked, and is ready, has an answer waiting.`;
    case 'other-fields':
      return `${path} must be exactly those of this game: ${expected}.`;
  }
}

/** Where data from outside is wrong, and how. */
export function fault({ path, code, expected }: RecordFlaw): string {
  switch (code) {
    case 'not-an-object':
      return `${at(path)} must be an object.`;
    case 'not-a-list':
      return `${at(path)} must be a list${entries(expected)}.`;
    case 'not-a-text':
      return `${at(path)} must be a text${between(expected)} characters long.`;
    case 'unprintable':
      return `${at(path)} must hold no line breaks and no other control characters.`;
    case 'not-a-whole-number':
      return `${at(path)} must be a whole number${between(expected)}.`;
    case 'not-a-truth-value':
      return `${at(path)} must be true or false.`;
    case 'not-one-of':
      return `${at(path)} must be one of: ${expected}.`;
    case 'missing':
      return `${at(path)} is missing.`;
    case 'unknown-key':
      return expected === ''
        ? `${at(path)} has no place here.`
        : `${at(path)} has no place here; known: ${expected}.`;
    case 'twice':
      return `${at(path)} is there twice: ${expected}.`;
    case 'wrong':
      return `${at(path)} is wrong: ${expected}.`;
    default:
      return position(path, code, expected);
  }
}

/** Why a record cannot be played again. */
export function recordTrouble(trouble: RecordTrouble | RecordFault): string {
  switch (trouble.code) {
    case 'not-json':
      return `The record is not JSON: look at line ${trouble.line}, column ${trouble.column}.`;
    case 'malformed':
      return trouble.faults.map(fault).join(' ');
    case 'no-such-game':
      return `The record is of a game that is not here: "${trouble.game}".`;
    case 'breaks':
      return `The rules break over this record: ${trouble.message}`;
    case 'other-game':
      return `The record is of another game: "${trouble.game}".`;
    case 'other-rules':
      return `The record was made under other rules: version ${trouble.rules}.`;
    case 'refused-choice':
      return `Choice ${trouble.at}, "${trouble.key}" by seat ${trouble.seat}, is not possible there.`;
    case 'other-hash':
      return 'The record ends in another position than its hash says.';
  }
}

/** Why a choice cannot be taken back. */
export function undoRefused({ code }: UndoRefusal): string {
  switch (code) {
    case 'over':
      return 'The game is over: nothing is taken back any more.';
    case 'nothing-to-undo':
      return 'There is no choice to take back.';
    case 'learned':
      return 'Somebody has learned something since: it cannot be taken back.';
    case 'others-play':
      return 'Other people play too: they must agree.';
  }
}
