import { availableParallelism, totalmem } from 'node:os';

/** One line of a kept result: what was measured, what came of it, and the bar where there is one. */
export const line = (what: string, value: string | number, bar = ''): string =>
  `${what.padEnd(48)}${String(value).padStart(14)}${bar === '' ? '' : `   ${bar}`}`;

export const millis = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** A kept result, as a page of docs/. `missed` names the bars that were not met. */
export const reportPage = (
  title: string,
  about: string,
  lines: readonly string[],
  missed: readonly string[],
): string => `# ${title}

${about}

Node ${process.versions.node}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${new Date().toISOString().slice(0, 10)}.

\`\`\`
${lines.join('\n')}

${missed.length === 0 ? 'every bar is met' : `missed: ${missed.join(', ')}`}
\`\`\`
`;

/** The names of the bars that are not met. */
export const missedOf = (bars: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(bars).flatMap(([name, isMet]) => (isMet ? [] : [name]));
