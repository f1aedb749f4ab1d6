export * from './answers.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './parts.ts';
export * from './patch.ts';
export * from './requests.ts';
export * from './table.ts';
export * from './talk.ts';
