// For the whole process: knex, inside node_modules, imports the *.ts migrations.
import { register } from 'tsx/esm/api';

register();

export default async () => {
  const { startTestServer, stopTestServer } = await import('./test-server.fixture.ts');
  globalThis.almaStopTestServer = stopTestServer;
  await startTestServer();
};
