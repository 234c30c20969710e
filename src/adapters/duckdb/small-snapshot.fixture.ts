import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDuckdbWarehouse } from './index.ts';

/** A warehouse in a folder of its own, in which nothing is published. */
export async function startWarehouse() {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-warehouse-'));
  const warehouse = createDuckdbWarehouse({ folder });
  const close = async () => {
    await warehouse.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { warehouse, folder, close };
}
