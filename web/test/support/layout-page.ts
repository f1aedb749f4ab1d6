const about = `# The layout of whole games

One person and three bots play whole games; \`npm run layout\` stops at every kind of question, and at the end, and looks at the page on
screens of six sizes, from a small phone to 4K, with text at 100 and at 130 %, by day and by night in turns. \`npm run layout -- watchmen\` plays
the games of one server; each chapter is that of its game's last run. Of a kind that comes again, the 4th and the 12th are looked at as well.
Every question on every screen, by day and by night, would be ten times as many looks, hours instead of minutes. It would find little more,
as questions of a kind are laid out alike, and what differs is how full the table has become, which the later ones show. By geometry: the
question, its options and what they are about are in sight or one step away; no word is broken, cut off or covered; every control is hit
where it is; nothing lies over anything else; the page never scrolls sideways; a part that scrolls shows that there is more; nothing that
happens is laid over an open question. \`npm test\` looks at the 1st, 2nd, 4th, 8th and so on of each kind in the same games, on a phone by
night and on a laptop by day. The command writes this page, and fails where there is a fault.
`;

const titleOf = (chapter: string): string => (chapter.split('\n', 1)[0] ?? '').replace('## ', '');

/** The page with a chapter in its place, in the order of these titles; the others stay as the last runs of their games left them. */
export function pageWith(page: string, chapter: string, titles: readonly string[]): string {
  const kept = page
    .split(/\n(?=## )/)
    .slice(1)
    .filter((other) => titleOf(other) !== titleOf(chapter));
  const chapters = [...kept.map((other) => `${other.trimEnd()}\n`), chapter];
  const placeOf = (one: string): number => titles.indexOf(titleOf(one));
  return [about, ...chapters.toSorted((one, other) => placeOf(one) - placeOf(other))].join('\n');
}
