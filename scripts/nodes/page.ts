import type { Tally } from '../tally.ts';

/** What one version of Node came to. */
export interface Trial {
  /** The exact version; the major alone where it could not be fetched. */
  readonly version: string;
  readonly unit: Tally;
  /** What went wrong apart from unit tests, in sentences. */
  readonly faults: readonly string[];
}

export const isGood = ({ unit, faults }: Trial): boolean => unit.failed === 0 && faults.length === 0;

const unitTests = ({ passed, failed }: Tally): string =>
  `${passed} unit tests passed${failed === 0 ? '' : `, ${failed} failed`}`;

/** One line for one version. */
export function lineOf(trial: Trial): string {
  const start = trial.faults.length === 0 ? 'npm start answers and serves the page' : trial.faults.join('; ');
  return `Node ${trial.version}: ${isGood(trial) ? 'ok' : 'FAILED'}: ${unitTests(trial.unit)}; ${start}`;
}

/** The page docs/nodes.md. */
export const nodesPage = (trials: readonly Trial[], made: string): string => `# Versions of Node

\`npm run nodes\` fetches each of these versions from the npm registry, runs the unit tests and \`npm start\` with it, and
writes this page. \`npm run nodes -- 26\` tries one alone and leaves the page as it is.

${made}.

${trials.map((trial) => `- ${lineOf(trial)}`).join('\n')}
`;
