import { createInputs } from './inputs.use-cases.ts';
import { createPublications } from './publications.use-cases.ts';
import { createPublish } from './publish.use-cases.ts';
import { createWarehouseQueries } from './queries.use-cases.ts';
import { createRecorder } from './recorder.use-cases.ts';
import { createWarehouseRuns } from './runs.use-cases.ts';
import type { WarehousePorts } from './warehouse.ports.ts';

/** The catalog for analysis, beside the site. Callers check permissions first. */
export function createWarehouse(ports: WarehousePorts) {
  const { run, ...queries } = createWarehouseQueries(ports);
  const { publish } = createPublish(ports);
  const recorder = createRecorder(ports);
  const { begin, pieces, fileLimits, ...runs } = createWarehouseRuns({ ...ports, queries: { run }, recorder });
  return {
    ...queries,
    ...runs,
    ...createInputs({ ...ports, runs: { begin, pieces, fileLimits } }),
    ...createPublications({ ...ports, recorded: recorder.recorded, publish, loadCatalog: () => ports.catalog.load() }),
    prepare: (): Promise<void> => ports.warehouse.prepare(),
    close: (): Promise<void> => ports.warehouse.close(),
  };
}

export type WarehouseUseCases = ReturnType<typeof createWarehouse>;
