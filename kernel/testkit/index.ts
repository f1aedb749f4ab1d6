export * from './dealt.ts';
export * from './literal.ts';
