import { type Plugin, parseSync } from 'vite';
import { type Change, changed, childrenOf, isNode, type Node, nameOf } from './syntax.ts';

/**
 * What react-dom does that nothing here asks for, and its functions that do nothing else. Each throws in the built page: who begins to use one of these
 * things sees it at once, and takes its line away.
 */
const unused = {
  /** The page is drawn by `createRoot`, never by `hydrateRoot`: nothing of it was drawn by a server. */
  hydration: [
    ...['throwOnHydrationMismatch', 'prepareToHydrateHostInstance', 'clearHydrationBoundary'],
    ...['hideOrUnhideDehydratedBoundary', 'attemptExplicitHydrationTarget', 'queueIfContinuousEvent'],
    ...['attemptReplayContinuousQueuedEvent', 'scheduleReplayQueueIfNeeded', 'retryIfBlockedOn'],
    'getNextHydratable',
  ],
  /** Style sheets, scripts and hints are vite's, so no component draws `<link>`, `<style>` or `<script>`. */
  resources: [
    ...['getResource', 'acquireResource', 'suspendResource', 'insertStylesheetIntoRoot'],
    ...['preinitStyle', 'preinitScript', 'preinitModuleScript', 'preload', 'preloadModule', 'preconnectAs'],
    'getHydratableHoistableCache',
  ],
  Activity: ['updateActivityComponent'],
  SuspenseList: ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'findFirstSuspended'],
  useActionState: ['mountActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState'],
  'React Compiler': ['useMemoCache'],
  'custom elements': ['setPropOnCustomElement'],
  /** No change of the page waits for pictures. */
  'images that hold up a change': ['estimateBandwidth'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Where a fault happened, component by component, is told to nobody: `Rescue` hears of the fault alone. */
const UNTOLD = 'getStackByFiberInDevAndProd';

/** A variable and a property that are true only while something is hydrated. */
const NEVER = 'isHydrating';
const NOWHERE = 'isDehydrated';

const textOf = new Map([
  ...Object.entries(unused).flatMap(([feature, names]) =>
    names.map((name) => [name, `{throw Error("built without ${feature}")}`] as const),
  ),
  [UNTOLD, '{return ""}'] as const,
]);

/** Whether what is never true is read here. */
const isReadOfNever = (node: Node): boolean =>
  nameOf(node) === NEVER || (node.type === 'MemberExpression' && nameOf(node.property) === NOWHERE);

/** Where what is never true is read; a parameter of that name is another. */
function readsOfNever(node: Node): Node[] {
  if (Array.isArray(node.params) && node.params.some((each) => nameOf(each) === NEVER)) return [];
  if (isReadOfNever(node)) return [node];
  const written = node.type === 'AssignmentExpression' ? node.left : node.id;
  return childrenOf(node)
    .filter((child) => child !== written || !isReadOfNever(child))
    .flatMap(readsOfNever);
}

/** The bodies of functions that are left out, and what stands there instead; inside them nothing else is looked for. */
function changesIn(node: Node, found: Set<string>): Change[] {
  const name = node.type === 'FunctionDeclaration' ? nameOf(node.id) : undefined;
  const text = name === undefined ? undefined : textOf.get(name);
  if (name === undefined || text === undefined || !isNode(node.body))
    return childrenOf(node).flatMap((child) => changesIn(child, found));
  found.add(name);
  return [{ node: node.body, text }];
}

/** react-dom as far as the page uses it. Throws where it does not have what is to be left out: then it is another version. */
export function inUse(file: string, code: string): string {
  const program = { ...parseSync(file, code).program };
  const found = new Set<string>();
  const left = changesIn(program, found);
  const reads = readsOfNever(program).filter(
    (read) => !left.some(({ node }) => node.start <= read.start && read.end <= node.end),
  );
  const missing = [...textOf.keys()].filter((name) => !found.has(name));
  if (!reads.some((read) => nameOf(read) === NEVER)) missing.push(NEVER);
  if (missing.length > 0)
    throw new Error(`react-dom has no ${missing.join(', ')}: see web/build/react-in-use.ts`);
  return changed(code, [...left, ...reads.map((node) => ({ node, text: '!1' }))]);
}

/** Leaves out of the built page what react-dom does and nothing here asks for. */
export function reactInUse(): Plugin {
  return {
    name: 'react-in-use',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code, id) => ({ code: inUse(id, code), map: null }),
    },
  };
}
