import { type ConformanceReport, missing, type TwinEnd } from '@masterplan/kernel/testkit';
import { gamesOfEachCase, least } from './arguments.ts';

const grouped = (n: number): string => n.toLocaleString('en-US');

/** Counts of a full run that fall short of what a full run must play. */
export function shortfalls({ game, counts, cases }: ConformanceReport): string[] {
  const played: readonly (readonly [string, number, number])[] = [
    ...(['games', 'positions', 'twinGames'] as const).map(
      (name) => [name, counts[name], least[name]] as const,
    ),
    ...Object.entries(cases).map(
      ([name, games]) => [`games with ${name}`, games, gamesOfEachCase(game)] as const,
    ),
  ];
  return played
    .filter(([, count, wanted]) => count < wanted)
    .map(([name, count, wanted]) => `${name}: ${grouped(count)} of ${grouped(wanted)}`);
}

const endings: readonly (readonly [TwinEnd, string])[] = [
  ['shown', 'a shown face told them apart'],
  ['claimed', 'a claim did'],
  ['asked', 'an open ask did'],
  ['over', 'nothing ever did'],
  ['stopped', 'they had no choice in common any more'],
];

/** One game's part of the page. */
function chapter(report: ConformanceReport, made: string): string {
  const { counts, cases, failed } = report;
  const rows: [string, number][] = [
    ['games', counts.games],
    ['choices', counts.choices],
    ['longest game, in choices', counts.longest],
    ['positions re-dealt, each for every viewer', counts.positions],
    ['views compared', counts.redeals],
    ['options tried on copies', counts.optionsTried],
    ['keys that had to be refused', counts.refusalsTried],
    ['twin games', counts.twinGames],
    ['… two cards exchanged in the deal', counts.twinsByDeal],
    ['… another card chosen in secret', counts.twinsByChoice],
    ['steps of twin games at which all that was sent was the same', counts.twinSteps],
    ...endings.map(([end, told]): [string, number] => [`twin games in which ${told}`, counts.twinEnds[end]]),
  ];
  const faults = Object.entries(failed).map(([check, times]) => `- **${check}**: ${grouped(times)}`);
  return `${headingOf(report.game)} ${report.version}

${made}.

${faults.length === 0 ? 'No faults.' : `Faults:\n\n${faults.join('\n')}`} ${grouped(report.needed.length - missing(report).length)} of ${grouped(report.needed.length)} phases, verbs and kinds were met.

| what | count |
|---|---:|
${rows.map(([what, count]) => `| ${what} | ${grouped(count)} |`).join('\n')}

Played: ${Object.entries(cases)
    .map(([name, games]) => `${name} (${grouped(games)})`)
    .join('; ')}. Seed \`${report.seed}\`.
`;
}

const headingOf = (game: string): string => `## ${game}, rules`;

const opening = `# Conformance

What every game promises by registering, checked over seeded random games at every seat count and option set: it ends; what is
listed is accepted and all else refused; states survive JSON, copies and replay; no card is lost; no secret is told.
\`npm run conformance\` plays the full counts and writes this page, \`--game ID\` the chapter of one game.
`;

/** The page docs/conformance.md as it was, or none, with the chapter of what was played now. */
export function conformancePage(before: string, report: ConformanceReport, made: string): string {
  const [, ...chapters] = before.split(/^(?=## )/m);
  const others = chapters.filter((each) => !each.startsWith(`${headingOf(report.game)} `));
  const all = [...others, chapter(report, made)].map((each) => each.trim()).sort();
  return `${[opening.trim(), ...all].join('\n\n')}\n`;
}
