import { bootstrap } from '../../src/bootstrap.ts';
import { readConfig } from '../../src/config.ts';

/** The parent's order, and the cost of one import of a full year. */
export interface ImportOrder {
  database: string;
  files: string[];
}

export interface ImportCost {
  seconds: number;
  /** Rows read, of all tables. */
  rows: number;
  /** Peak memory of the process in megabytes; Node itself uses about sixty. */
  peak: number;
}

// A separate process, so imports do not share memory.
const { database, files } = JSON.parse(process.argv[2] ?? '{}') as ImportOrder;
const application = await bootstrap(readConfig({ ...process.env, DATABASE_URL: database }), {
  log: () => undefined,
  applicationName: 'alma bench',
});
try {
  const start = performance.now();
  const { tables } = await application.useCases.imports.import({
    source: 'ipeds',
    paths: files,
    year: 2024,
    release: 'final',
    allowShrink: 1,
    allowDrift: 1,
    force: true,
  });
  const seconds = (performance.now() - start) / 1_000;
  const rows = tables.reduce((sum, table) => sum + table.read, 0);
  const cost: ImportCost = { seconds, rows, peak: Math.round(process.resourceUsage().maxRSS / 1_024) };
  process.stdout.write(JSON.stringify(cost));
} finally {
  await application.close();
}
