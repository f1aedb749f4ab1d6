import { listed } from '@masterplan/kernel/words';
import { withTempers } from '../bots.ts';

/** What bots are called, by name; a bot that is not here goes by its name. */
const bots = withTempers(
  { thumb: 'steady', sharp: 'sharp', ruthless: 'ruthless', random: 'random' },
  { bold: 'bold', sly: 'sly', careful: 'careful' },
);

export const play = {
  company: (person: string, rivals: readonly string[]) => `${person} against ${listed('en', rivals)}`,
  rival: (name: string, bot: string) => `${name} (${bots[bot] ?? bot})`,
  seed: (seed: string) => `Seed: ${seed}`,
  hint: 'A number chooses; ? why not; u take back; l en français; h help; q quit',
  keys: [
    '3           choose option 3 (Enter alone where there is only one)',
    '?           why not? What cannot be done now, and which rule forbids it',
    'u           take back your last choice',
    'b           show the board again',
    'log         the last lines of the log',
    'c NAME      look up a card',
    'r MP-5.15   look up a rule by its number, or by a word; r alone lists the chapters',
    's           standing answers, given to attacks and the like without being asked',
    'l           en français',
    'q           quit; the game is saved',
  ],
  proposed: (player: string) => `${player} proposes:`,
  noSuchNumber: (options: number) =>
    options === 1 ? 'There is one option: type 1.' : `Type a number from 1 to ${options}, or h for help.`,
  notUnderstood: 'That is not one of your options; type h for help.',
  nothingBlocked: 'Nothing is forbidden: all that could be done here is in the list.',
  blocked: (what: string, why: string) => `${what}: ${why}`,
  crossed: 'Taken back past the bots’ answers: this game will not count in statistics.',
  speaking: 'English from now on.',
  noRulebook: 'This game has no rulebook here.',
  chapters: 'The chapters:',
  clause: (id: string, text: string, why: string) =>
    why === '' ? `${id}  ${text}` : `${id}  ${text} (Why: ${why})`,
  noSuchRule: (about: string) => `No rule speaks of "${about}".`,
  noSuchCard: (about: string) =>
    about === '' ? 'Say which card: c and a part of its name.' : `No card is called "${about}".`,
  flavour: (text: string) => `“${text}”`,
  stands: (answer: string) => `${answer} (as now)`,
  noStanding: 'This game has no standing answers.',
  savedAtEnd: 'The record of this game:',
  savedToResume: 'The game is saved. To go on:',
};
