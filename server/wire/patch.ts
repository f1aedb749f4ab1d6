/**
 * What changed between two values of plain JSON, as a tree: `[value]` puts a value, `[]` takes the key away, an object goes
 * into the value key by key. Lists are entered by index; their key `#` puts a new length first.
 */
export type Patch = readonly [] | readonly [unknown] | PatchTree;
export interface PatchTree {
  readonly [key: string]: Patch;
}

const LENGTH = '#';

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it puts or takes away, and does not go into the value. */
const isPut = (patch: Patch): patch is readonly [] | readonly [unknown] => Array.isArray(patch);

/** The patch that makes `after` out of `before`; undefined where they are equal. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (isTree(before) && isTree(after)) return treePatch(before, after);
  return [after];
}

/** The same for two objects. Nothing is made before something differs: most of what is compared is equal. */
export function treePatch(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): PatchTree | undefined {
  let tree: Record<string, Patch> | undefined;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    tree ??= {};
    tree[key] = [];
  }
  for (const key in after) {
    const patch = Object.hasOwn(before, key) ? patchOf(before[key], after[key]) : ([after[key]] as const);
    if (patch === undefined) continue;
    tree ??= {};
    tree[key] = patch;
  }
  return tree;
}

/** Entry by entry where that is shorter, else the whole list. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let tree: Record<string, Patch> | undefined;
  let changes = 0;
  if (before.length !== after.length) tree = { [LENGTH]: [after.length] };
  for (let i = 0; i < after.length; i++) {
    const patch = i < before.length ? patchOf(before[i], after[i]) : ([after[i]] as const);
    if (patch === undefined) continue;
    tree ??= {};
    tree[i] = patch;
    changes += 1;
  }
  return tree !== undefined && 3 * changes > after.length ? shorter([after], tree) : tree;
}

const shorter = (put: readonly [unknown], tree: PatchTree): Patch =>
  JSON.stringify(put).length <= JSON.stringify(tree).length ? put : tree;

/** The value after the patch. Changes nothing in `before` and shares with it what stayed. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isPut(patch)) return patch[0];
  return Array.isArray(before) ? patchedList(before, patch) : patchedTree(before, patch);
}

function patchedList(before: readonly unknown[], patch: PatchTree): unknown[] {
  const after = before.slice();
  const length = patch[LENGTH];
  if (length !== undefined && isPut(length)) after.length = Number(length[0]);
  for (const [key, inner] of Object.entries(patch)) {
    if (key !== LENGTH) after[Number(key)] = patched(before[Number(key)], inner);
  }
  return after;
}

function patchedTree(before: unknown, patch: PatchTree): Record<string, unknown> {
  const after: Record<string, unknown> = isTree(before) ? { ...before } : {};
  for (const [key, inner] of Object.entries(patch)) {
    if (isPut(inner) && inner.length === 0) delete after[key];
    else after[key] = patched(after[key], inner);
  }
  return after;
}

/** Changes the value itself, where it is an object or a list; its other parts stay the very same. */
export function patchInto(value: object, patch: PatchTree): void {
  const length = patch[LENGTH];
  if (Array.isArray(value) && length !== undefined && isPut(length)) value.length = Number(length[0]);
  for (const key in patch) {
    const inner = patch[key];
    if (inner === undefined || (Array.isArray(value) && key === LENGTH)) continue;
    const part: unknown = Reflect.get(value, key);
    if (!isPut(inner) && typeof part === 'object' && part !== null) patchInto(part, inner);
    else if (isPut(inner) && inner.length === 0) Reflect.deleteProperty(value, key);
    else Reflect.set(value, key, patched(part, inner));
  }
}
