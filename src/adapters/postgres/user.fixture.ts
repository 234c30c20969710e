// Runs as a child process: uses the embedded server of the given folder until it receives "stop".
import { createInterface } from 'node:readline';
import { startEmbedded } from './embedded.ts';

const [dataDir = '', fsync = 'off'] = process.argv.slice(2);
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

const server = await startEmbedded({ dataDir, log: (message) => process.stderr.write(`${message}\n`), settings: { fsync } });
say({ connection: server.connection, dataDir: server.dataDir });
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') break;
}
say(await server.stop());
process.exit(0);
