import { binds } from '@masterplan/kernel';
import { isFault, readArguments } from '../arguments.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import type { Command, House } from '../house.ts';
import { print, printJson } from '../io.ts';
import { wrap } from '../play/screen.ts';

/** `masterplan rules`: which tests cover which clause. */
export const rulesCommand: Command = async (argv, house) => {
  const read = readArguments(argv, { check: 'flag', json: 'flag' });
  if (isFault(read)) return read;
  const { words, options } = read;
  if (options.help) {
    print(house.io, house.say.help.rules);
    return 0;
  }
  const [name, extra] = words;
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const games = house.registry.map(({ game }) => game.id);
  if (name !== undefined && !games.includes(name)) return { code: 'no-such-game', name, games };
  const coverages = games
    .filter((game) => name === undefined || game === name)
    .map((game) => coverageOf(house.root, game));
  if (options.json) printJson(house.io, coverages.map(asData));
  else for (const coverage of coverages) report(coverage, house);
  return options.check && !coverages.every(isCovered) ? 1 : 0;
};

const uncoveredOf = ({ clauses }: Coverage): string[] =>
  clauses.filter(({ clause, tests }) => binds(clause) && tests.length === 0).map(({ clause }) => clause.id);

/** A game without a rulebook has no rules that a test could hold. */
const isCovered = (coverage: Coverage): boolean =>
  coverage.clauses.length > 0 && coverage.unknown.length === 0 && uncoveredOf(coverage).length === 0;

function totalsOf({ clauses }: Coverage): { binding: number; covered: number; others: number } {
  const binding = clauses.filter(({ clause }) => binds(clause));
  const covered = binding.filter(({ tests }) => tests.length > 0).length;
  return { binding: binding.length, covered, others: clauses.length - binding.length };
}

const asData = (coverage: Coverage) => ({
  game: coverage.game,
  ...totalsOf(coverage),
  uncovered: uncoveredOf(coverage),
  unknown: coverage.unknown,
  clauses: coverage.clauses.map(({ clause, tests }) => ({ ...clause, tests })),
});

function report(coverage: Coverage, { io, say: { rules } }: House): void {
  const width = io.stdout.columns || 110;
  const say = (line: string) => {
    for (const piece of wrap(line, width)) print(io, piece);
  };
  say(coverage.clauses.length === 0 ? rules.noRulebook(coverage.game) : rules.title(coverage.game));
  for (const { clause, tests } of coverage.clauses) {
    const mark = clause.mark === 'rule' ? '' : ` (${rules.marks[clause.mark]})`;
    const number = tests.length === 0 && binds(clause) ? rules.none : rules.tests(tests.length);
    say(`${clause.id}${mark}: ${number}`);
    for (const { file, line, title } of tests) say(`    ${file}:${line}  ${title}`);
  }
  const { binding, covered, others } = totalsOf(coverage);
  say(rules.total(binding, covered, others));
  const uncovered = uncoveredOf(coverage);
  if (uncovered.length > 0) say(rules.uncovered(uncovered));
  for (const { id, test } of coverage.unknown) say(rules.unknown(id, `${test.file}:${test.line}`));
}
