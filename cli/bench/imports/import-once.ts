import { join } from '../../../src/bootstrap.ts';
import { createDatabase } from '../../../src/adapters/knex/connection.ts';
import { readConfig } from '../../../src/config.ts';
import { timeSteps } from './step-times.ts';
import { timeStatements } from './statement-times.ts';

/** The parent's order, and the cost of one import of a full year. */
export interface ImportOrder {
  /** A migrated database. */
  database: string;
  files: string[];
  /** Merges files that were applied before. */
  isForced: boolean;
}

export interface ImportCost {
  seconds: number;
  status: string;
  /** Rows read, of all tables. */
  rows: number;
  /** Peak memory of the process in megabytes; Node itself uses about sixty. */
  peak: number;
  /** Seconds by name: the steps follow each other, the statements are the slowest ones. */
  steps: Record<string, number>;
  statements: Record<string, number>;
}

const SLOWEST = 10;

// A separate process, so imports do not share memory.
const { database, files, isForced } = JSON.parse(process.argv[2] ?? '{}') as ImportOrder;
const db = createDatabase(database, { applicationName: 'alma bench' });
const { useCases } = join(db, readConfig({ ...process.env, DATABASE_URL: database }));
try {
  const statements = timeStatements();
  const steps = timeSteps();
  const start = performance.now();
  const { tables, status } = await useCases.imports.import({
    source: 'ipeds',
    paths: files,
    year: 2024,
    release: 'final',
    allowShrink: 1,
    allowDrift: 1,
    force: isForced,
    onProgress: steps.onProgress,
  });
  const seconds = (performance.now() - start) / 1_000;
  const cost: ImportCost = {
    seconds,
    status,
    rows: tables.reduce((sum, table) => sum + table.read, 0),
    peak: Math.round(process.resourceUsage().maxRSS / 1_024),
    steps: steps.result(),
    statements: statements.slowest(SLOWEST),
  };
  process.stdout.write(JSON.stringify(cost));
} finally {
  await db.destroy();
}
