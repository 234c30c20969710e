// Runs as a process: migrates and seeds the database (first argument, JSON) from a folder (second argument).
import path from 'node:path';
import { createDatabase } from '../connection.ts';
import type { Connection } from '../connection.ts';
import { migrateAndSeed } from '../migrate.ts';

const [connection = '', folder = ''] = process.argv.slice(2);
const files = { extension: 'ts', loadExtensions: ['.ts'] };
const db = createDatabase(JSON.parse(connection) as Connection, { applicationName: 'alma test' });
const log = (message: string) => process.stdout.write(`${message}\n`);
await migrateAndSeed(db, log, {
  migrations: { directory: path.join(folder, 'migrations'), ...files },
  seeds: { directory: path.join(folder, 'seeds'), ...files },
});
log('done');
await db.destroy();
