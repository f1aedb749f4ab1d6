/** The part of stryker's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The folders of kernel/src, in the order in which faults are planted in them. */
export const folders: readonly string[] = [
  'state',
  'cards',
  'course',
  'effects',
  'game',
  'records',
  'words',
  'words/english',
  'words/french',
  'knowledge',
  'imagine',
];

interface Counts {
  readonly caught: number;
  readonly missed: number;
}

/** A mutant is caught when a test fails or never ends; it is missed when every test passes or none reaches it. */
function count(mutants: readonly { readonly status: string }[]): Counts {
  const having = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { caught: having('Killed', 'Timeout'), missed: having('Survived', 'NoCoverage') };
}

/** So many of 100 faults must be caught. */
export const LEAST = 80;

/** How many of 100 faults are caught. */
export function scoreOf({ files }: MutationReport): number {
  const { caught, missed } = count(Object.values(files).flatMap(({ mutants }) => mutants));
  return (100 * caught) / (caught + missed);
}

/** Reports of parts as one. */
export const together = (reports: readonly MutationReport[]): MutationReport => ({
  files: Object.assign({}, ...reports.map(({ files }) => files)),
});

function percent({ caught, missed }: Counts): string {
  return caught + missed === 0 ? '–' : `${((100 * caught) / (caught + missed)).toFixed(1)} %`;
}

/** The page docs/mutation.md: the score of the kernel and of each of its files, worst first. */
export function mutationPage(report: MutationReport, made: string): string {
  const rows = Object.entries(report.files)
    .map(([file, { mutants }]) => ({ file, ...count(mutants) }))
    .filter(({ caught, missed }) => caught + missed > 0)
    .sort((a, b) => a.caught / (a.caught + a.missed) - b.caught / (b.caught + b.missed));
  const total = count(Object.values(report.files).flatMap(({ mutants }) => mutants));
  return `# Mutation testing of the kernel

Small faults are planted in the kernel one at a time; a fault that makes no test fail shows what the tests do not hold.
\`npm run mutation\` plants them folder by folder and writes this page; what it found out before about code and tests that have not
changed since is taken over, unless \`-- --force\` is said.
At least ${LEAST} % must be caught. Faults in what runs once, when a file is loaded, are not planted. The longest
tests are left out (kernel/vitest.mutation.config.ts names them), and what they alone would catch counts as missed.

**${percent(total)}** caught: ${total.caught} of ${total.caught + total.missed} faults.

${made}.

| file | caught | missed | score |
|---|---:|---:|---:|
${rows.map((row) => `| ${row.file} | ${row.caught} | ${row.missed} | ${percent(row)} |`).join('\n')}
`;
}
