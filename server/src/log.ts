/**
 * Structured logs: one line of JSON an event, with names of events, ids, counts and times. Never a person's name, a key, a
 * seed, a card or anything else a seat could want to know.
 */
export type Log = (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void;

/** Writes log lines to a stream. */
export const logTo =
  (stream: { write(line: string): unknown }): Log =>
  (event, facts = {}) => {
    stream.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);
  };

/** Our own fault, without what a message might carry of a table's state. */
export const faultFacts = (fault: unknown): Readonly<Record<string, string>> => {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const where = (fault.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { fault: fault.name, where: where.slice(0, 6).join(' <').replaceAll('    at ', '') };
};
