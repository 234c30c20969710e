// For the whole process: knex, inside node_modules, imports the *.ts migrations.
import { register } from 'tsx/esm/api';
import { execFileSync } from 'node:child_process';

register();

export default async () => {
  process.env.PROPERTY_SEED ??= String(seedOfTheCommit());
  // `npm run test:site` has started everything.
  if (process.env.ALMA_TEST_ON_DEMAND) return;
  const { startTestRun } = await import('./test-run.fixture.ts');
  try {
    globalThis.almaTestRun = await startTestRun();
  } catch (error) {
    const reason = error.code === 'ENOSPC' ? 'the disk is full.' : error.message;
    process.stderr.write(`The tests could not start: ${reason}\n`);
    process.exit(1);
  }
};

/** A whole number from the tree of the commit: the same files try the same values on every machine, and the next commit tries others. */
function seedOfTheCommit() {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return parseInt(tree.slice(0, 7), 16);
  } catch {
    return 1; // The files without their repository.
  }
}
