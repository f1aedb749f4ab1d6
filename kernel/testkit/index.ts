export * from './clumsy.ts';
export * from './conformance/index.ts';
export * from './dealt.ts';
export * from './enumerate.ts';
export * from './literal.ts';
export * from './naming/index.ts';
export * from './playthrough.ts';
export * from './with-verbs.ts';
