import { createPublish } from './publish.use-cases.ts';
import { createWarehouseQueries } from './queries.use-cases.ts';
import type { WarehousePorts } from './warehouse.ports.ts';

/** The catalog for analysis, beside the site. Callers check permissions first. */
export const createWarehouse = (ports: WarehousePorts) => ({
  ...createWarehouseQueries(ports),
  ...createPublish(ports),
  close: (): Promise<void> => ports.warehouse.close(),
});

export type WarehouseUseCases = ReturnType<typeof createWarehouse>;
