import { type Breach, breach, type Source, walk } from './source.ts';

/** Folders of a machine: no two machines hold the same things in them. */
const folders = [
  ...['bin', 'etc', 'home', 'opt', 'root', 'sbin', 'snap', 'tmp', 'usr', 'var'],
  ...['Applications', 'Library', 'Users'],
];

/** An absolute path into one of them; not the path of a web address, a relative path or the end of a template. */
const outside = new RegExp(String.raw`(?<=file://|^|[^\w.~}/-])/(?:${folders.join('|')})/`, 'gm');

const firstLineForTheShell = /^#!.*/;

/** Places where a file names something outside the checkout. The first line of a script may name what runs it. */
export function pathsOutside(file: Pick<Source, 'path' | 'text'>): Breach[] {
  const text = file.text.replace(firstLineForTheShell, '');
  const removed = file.text.length - text.length;
  return [...text.matchAll(outside)].map((found) =>
    breach(
      file,
      found.index + removed,
      `'${found[0]}' is a place on one machine: use what is in the checkout or what npm ci brings`,
    ),
  );
}

/** The source with its regular expressions blanked out, which look like paths and are none. */
export function withoutExpressions(source: Source): Pick<Source, 'path' | 'text'> {
  let { text } = source;
  walk(source, (node) => {
    if (node.type !== 'Literal' || !('regex' in node)) return;
    text = text.slice(0, node.start) + ' '.repeat(node.end - node.start) + text.slice(node.end);
  });
  return { path: source.path, text };
}
