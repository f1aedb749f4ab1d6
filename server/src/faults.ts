/** Why the server cannot start. The person's to mend; worded by the command. */
export type StartFault =
  | { readonly code: 'busy-port'; readonly port: number }
  | { readonly code: 'forbidden-port'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }
  | { readonly code: 'unwritable-folder'; readonly folder: string }
  | { readonly code: 'folder-in-use'; readonly folder: string }
  | { readonly code: 'not-a-database'; readonly file: string }
  | { readonly code: 'empty-database'; readonly file: string }
  | { readonly code: 'database-in-use'; readonly file: string }
  | {
      readonly code: 'newer-database';
      readonly file: string;
      readonly version: number;
      readonly newest: number;
    };

export class StartError extends Error {
  readonly fault: StartFault;

  constructor(fault: StartFault) {
    super(`the server cannot start: ${fault.code}`);
    this.fault = fault;
  }
}

/** A write that did not happen: nothing of it is in the database, and nothing was promised. */
export class WriteError extends Error {
  readonly why: 'busy' | 'full' | 'conflict' | 'broken';

  constructor(why: WriteError['why'], cause: unknown) {
    super(`a write failed: ${why}`, { cause });
    this.why = why;
  }
}

/** The code of a system's or database's error, or ''. */
export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : '';
