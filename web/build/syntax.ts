/** A node of a syntax tree, as far as builds look at it. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The name of an identifier; undefined for everything else. */
export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : undefined;

/** What is to stand in the place of a piece of code. */
export interface Change {
  readonly node: Node;
  readonly text: string;
}

/** The code with these changes, none of which is inside another. */
export function changed(code: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { node, text } of changes.toSorted((a, b) => a.node.start - b.node.start)) {
    pieces.push(code.slice(from, node.start), text);
    from = node.end;
  }
  return [...pieces, code.slice(from)].join('');
}
