import type { Findings } from '@masterplan/bots/testkit';

/** What one kind of bot came to in one game. */
export interface Compared {
  readonly game: string;
  /** Steady, or a search with so many playouts. */
  readonly bot: string;
  readonly findings: Findings;
}

/** Whether as many positions were compared as were asked for, and none of them told the truth. */
export const isFair = ({ findings }: Compared, wanted: number): boolean =>
  findings.positions >= wanted && findings.unlike.length === 0;

const count = (n: number): string => n.toLocaleString('en-GB');

/** One line for one game and bot. */
export const lineOf = ({ game, bot, findings }: Compared): string =>
  `${game}, ${bot}: ${count(findings.positions)} positions at ${count(findings.tables.size)} kinds of tables, ` +
  `in ${count(findings.others)} of them another world than the truth, ${count(findings.unlike.length)} choices differed`;

/** The page docs/alike.md. */
export const alikePage = (
  all: readonly Compared[],
  made: string,
): string => `# Bots choose by what their seat knows

\`npm run alike\` has bots take the same decision three times with the same chance: from the true table through its seat's lens, from that seat's view
as plain data, and in another world of that view. All three must be the same. Decisions are spread over whole games, at every number of seats and with every set
of options. In every second game one seat plays at random. It writes this page; \`npm run alike -- watchmen\` compares one game and leaves it as it is.
\`npm test\` compares as many positions for rules of thumb, and a few for search.

${made}.

${all.map((compared) => `- ${lineOf(compared)}`).join('\n')}
`;
