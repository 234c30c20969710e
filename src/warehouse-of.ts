import path from 'node:path';
import { createBigqueryWarehouse } from './adapters/bigquery/index.ts';
import { createDuckdbWarehouse, createSnapshotFiles } from './adapters/duckdb/index.ts';
import { noSnapshotFiles, noWarehouse } from './adapters/system/no-warehouse.ts';
import type { Config } from './config.ts';
import type { SnapshotFiles, Warehouse } from './domain/warehouse/warehouse.ports.ts';

type Choice = Pick<Config, 'warehouse' | 'dataDir'>;

/** The engine of an installation. Starts nothing, connects to nothing and loads no engine. */
export function warehouseOf({ warehouse, dataDir }: Choice): Warehouse {
  switch (warehouse.mode) {
    case 'off':
      return noWarehouse;
    case 'live':
      return createBigqueryWarehouse(warehouse);
    case 'local':
      return createDuckdbWarehouse({ folder: folderIn(dataDir) });
  }
}

/** The Parquet files of the engine on this machine. Other engines make none. */
export const snapshotFilesOf = ({ warehouse, dataDir }: Choice): SnapshotFiles =>
  warehouse.mode === 'local' ? createSnapshotFiles(folderIn(dataDir)) : noSnapshotFiles;

const folderIn = (dataDir: string): string => path.resolve(dataDir, 'warehouse');
