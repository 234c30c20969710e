import type { ImportGraph } from './import-graph.ts';
import { testsOfNoun } from './nouns.ts';

/** They import nearly everything, so that a change would select every test that starts the application. */
const COMPOSITION_ROOTS = new Set([
  'src/bootstrap.ts',
  'src/use-cases.ts',
  'src/adapters/knex/index.ts',
  'src/adapters/http/app.ts',
  'src/adapters/http/operations.ts',
  'src/contracts/index.ts',
  'web/src/app/routes.tsx',
  'web/src/api/client.ts',
  'cli/program.ts',
]);

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const isProduction = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$|^web\/e2e\/|\/testing\//.test(file);

export interface Selection {
  /** The nearest first. */
  run: string[];
  /** Selected, but more than the limit allows. */
  left: string[];
}

interface Limit {
  /** Seconds of processor time of a test file. */
  costOf: (test: string) => number;
  /** Seconds for all files together. At least one file runs. */
  seconds: number;
}

/** The tests of changed files: those that reach them by imports, or by their noun if none does. */
export function selectTests(changed: readonly string[], graph: ImportGraph, { costOf, seconds }: Limit): Selection {
  const distances = new Map<string, number>();
  for (const file of changed) {
    for (const [test, distance] of testsOf(file, graph)) distances.set(test, Math.min(distance, distances.get(test) ?? Infinity));
  }
  const selected = [...distances].sort(
    ([one, near], [other, far]) => near - far || costOf(one) - costOf(other) || one.localeCompare(other),
  );
  const selection: Selection = { run: [], left: [] };
  let sum = 0;
  for (const [test] of selected) {
    sum += costOf(test);
    selection[sum <= seconds || selection.run.length === 0 ? 'run' : 'left'].push(test);
  }
  return selection;
}

/** The tests of one file, with the number of imports between them. */
export function testsOf(file: string, graph: ImportGraph): Map<string, number> {
  const reached = testsThatReach(file, importersIn(graph));
  if (reached.size > 0) return reached;
  const tests = [...graph.keys()].filter(isTest);
  return new Map(testsOfNoun(file, tests).map((test) => [test, 1]));
}

function testsThatReach(start: string, importers: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const distances = new Map([[start, 0]]);
  // A map goes on with what is added while it is read: breadth first.
  for (const [file, distance] of distances) {
    if (file !== start && COMPOSITION_ROOTS.has(file)) continue;
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return new Map([...distances].filter(([file]) => isTest(file)));
}

const known = new WeakMap<ImportGraph, Map<string, string[]>>();

function importersIn(graph: ImportGraph): ReadonlyMap<string, readonly string[]> {
  const found = known.get(graph);
  if (found) return found;
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  known.set(graph, importers);
  return importers;
}
