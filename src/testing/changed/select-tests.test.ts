import path from 'node:path';
import { readImports, type ImportGraph } from './import-graph.ts';
import { isProduction, isTest, selectTests, testsOf } from './select-tests.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('in the project', () => {
  let graph: ImportGraph;
  beforeAll(async () => {
    graph = await readImports(root);
  });

  it('every production file selects a test', () => {
    const files = [...graph.keys()].filter(isProduction);
    expect(files.length).toBeGreaterThan(1_800);
    expect(files.filter((file) => testsOf(file, graph).size === 0)).toEqual([]);
  });

  it.each([
    ['src/domain/scores/composite.ts', 'src/domain/scores/composite.test.ts'],
    ['src/testing/on-demand.fixture.ts', 'web/e2e/search.test.ts'],
    ['src/adapters/http/routes/messages.routes.ts', 'src/adapters/http/routes/first-messages.routes.test.ts'],
    ['web/src/features/lists/ListPage.tsx', 'web/e2e/journeys.test.ts'],
    ['migrations/0001_create_catalog.ts', 'src/adapters/knex/migrate.test.ts'],
    ['web/src/styles/site.css', 'web/e2e/frame.test.ts'],
  ])('%s selects %s', (file, test) => {
    expect([...testsOf(file, graph).keys()]).toContain(test);
  });

  it('a rule does not select every test that starts the application', () => {
    const all = [...graph.keys()].filter(isTest).length;
    expect(testsOf('src/domain/matching/relaxations.ts', graph).size).toBeLessThan(all / 20);
  });
});

describe('a selection', () => {
  const graph: ImportGraph = new Map([
    ['src/near.test.ts', ['src/rule.ts']],
    ['src/far.test.ts', ['src/user.ts']],
    ['src/user.ts', ['src/rule.ts']],
    ['src/rule.ts', []],
    ['src/bootstrap.ts', ['src/rule.ts']],
    ['src/whole.test.ts', ['src/bootstrap.ts']],
  ]);
  const costing = (cost: number, seconds: number) => selectTests(['src/rule.ts'], graph, { costOf: () => cost, seconds });

  it('has the nearest tests first, and none behind a composition root', () => {
    expect(costing(1, 10)).toEqual({ run: ['src/near.test.ts', 'src/far.test.ts'], left: [] });
  });

  it('names what does not fit into the time, and runs one file at least', () => {
    expect(costing(6, 10)).toEqual({ run: ['src/near.test.ts'], left: ['src/far.test.ts'] });
    expect(costing(60, 10).run).toEqual(['src/near.test.ts']);
  });

  it('of a composition root has the tests behind it', () => {
    expect([...testsOf('src/bootstrap.ts', graph).keys()]).toEqual(['src/whole.test.ts']);
  });
});
