import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

/** One file of the house, parsed. `path` is relative to the checkout, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Program;
}

/** A module that a file asks for, in any of the ways TypeScript has of asking. */
export interface Import {
  readonly from: string;
  readonly what: 'types' | 'values';
  readonly at: number;
}

/** A place where a rule of the house is broken. */
export interface Breach {
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
}

type Visit = (node: Node, parent: Node | undefined, key: string) => void;

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  return { path, text, program };
}

export function breach(source: Pick<Source, 'path' | 'text'>, offset: number, sentence: string): Breach {
  return { path: source.path, line: source.text.slice(0, offset).split('\n').length, sentence };
}

/** Calls `visit` on every node of the file, parents before children. */
export function walk(source: Source, visit: Visit): void {
  const enter = (node: Node, parent: Node | undefined, key: string): void => {
    visit(node, parent, key);
    for (const childKey of visitorKeys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, childKey);
      for (const each of Array.isArray(child) ? child : [child]) {
        if (isNode(each)) enter(each, node, childKey);
      }
    }
  };
  enter(source.program, undefined, '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function importsOf(source: Source): Import[] {
  const imports: Import[] = [];
  walk(source, (node) => {
    const found = importIn(node);
    if (found) imports.push({ ...found, at: node.start });
  });
  return imports;
}

function importIn(node: Node): Omit<Import, 'at'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { from: node.source.value, what: areTypes(node.importKind, node.specifiers) };
    case 'ExportAllDeclaration':
      return { from: node.source.value, what: areTypes(node.exportKind, []) };
    case 'ExportNamedDeclaration':
      return node.source
        ? { from: node.source.value, what: areTypes(node.exportKind, node.specifiers) }
        : undefined;
    case 'ImportExpression':
      return { from: literalText(node.source) ?? '', what: 'values' };
    case 'TSImportType':
      return { from: node.source.value, what: 'types' };
    default:
      return undefined;
  }
}

function areTypes(kind: string | null | undefined, specifiers: readonly Node[]): Import['what'] {
  if (kind === 'type') return 'types';
  const each = specifiers.map((specifier) =>
    specifier.type === 'ImportSpecifier'
      ? specifier.importKind
      : specifier.type === 'ExportSpecifier'
        ? specifier.exportKind
        : 'value',
  );
  return each.length > 0 && each.every((one) => one === 'type') ? 'types' : 'values';
}

/** The text of a string written out in the source, if the node is one. */
export function literalText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? '';
  return undefined;
}

const keysThatOnlyName: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
};

/** Whether an identifier stands for a thing, and is not just the name of somebody's property. */
export function isReference(parent: Node | undefined, key: string): boolean {
  if (!parent || keysThatOnlyName[parent.type] !== key) return true;
  return 'computed' in parent && parent.computed === true;
}

const keysThatDeclare: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['params'],
  ImportSpecifier: ['local'],
  ArrayPattern: ['elements'],
  Property: ['value'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
};

/** Names the file itself declares anywhere: variables, parameters, functions, imports. */
export function namesDeclaredIn(source: Source): ReadonlySet<string> {
  const names = new Set<string>();
  walk(source, (node, parent, key) => {
    if (node.type !== 'Identifier' || !parent) return;
    if (keysThatDeclare[parent.type]?.includes(key)) names.add(node.name);
  });
  return names;
}
