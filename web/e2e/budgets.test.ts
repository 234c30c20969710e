import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { budgetsOf, isOver } from '../../cli/bench/budgets.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('keeps every budget of the first load', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: root, stdio: 'ignore' });
  const spent = budgetsOf(path.join(root, 'dist'));
  expect(spent.map(({ what }) => what)).toEqual(expect.arrayContaining(['scripts of /discover', 'scripts of /admin']));
  expect(spent.filter(isOver)).toEqual([]);
}, 180_000);
