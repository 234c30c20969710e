import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createDatabase, type Connection } from '../connection.ts';
import { createKnexPorts } from '../index.ts';

export const COLLEGES = 4_000;

/** A year with many colleges, so that a test can kill the import while it runs. */
export function aYear(year: number) {
  const unitIds = Array.from({ length: COLLEGES }, (_, index) => index + 1);
  const tables: FakeTable[] = [
    { table: 'HD', rows: unitIds.map((unitId) => aDirectoryRow(unitId, { name: `College ${unitId} of ${year}` })) },
    { table: 'DRVEF', rows: unitIds.map((unitId) => ({ unitId, values: { size: unitId + year, retentionRate: 0.5 } })) },
  ].map((table) => ({ ...table, sha256: `${table.table} ${year}` }));
  return fakeSource(tables, { year });
}

/** Imports `aYear` and reports each step. */
export async function importYear(connection: Connection, year: number, onStep: (step: string) => void): Promise<string> {
  const db = createDatabase(connection, { applicationName: 'alma test import' });
  try {
    const sync = createImports({
      ...createKnexPorts(db).imports,
      reader: aYear(year),
      clock: { now: () => new Date(`${year}-10-01T00:00:00.000Z`) },
    });
    const report = await sync.import({
      source: 'ipeds',
      paths: ['x'],
      // Every college has another name each year.
      allowDrift: 1,
      onProgress: (progress) => onStep(`${progress.step} ${progress.step === 'reading' ? progress.table : progress.part}`),
    });
    return report.status;
  } finally {
    await db.destroy();
  }
}

// As a script, this file is the process that the test kills.
const [script, given] = process.argv.slice(1);
if (script?.endsWith('import-child.fixture.ts') && given !== undefined) {
  // The test closes the pipe early.
  process.stdout.on('error', () => undefined);
  const { connection, year } = JSON.parse(given) as { connection: Connection; year: number };
  await importYear(connection, year, (step) => process.stdout.write(`${step}\n`));
  process.stdout.write('done\n');
}
