// For the whole process: knex, inside node_modules, imports the *.ts migrations.
import { register } from 'tsx/esm/api';

register();

export default async () => {
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
