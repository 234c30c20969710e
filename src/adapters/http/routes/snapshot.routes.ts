import type { snapshotContract } from '../../../contracts/snapshot.contract.ts';
import type { Snapshot } from '../../../domain/warehouse/snapshot.use-cases.ts';
import type { Handlers } from '../mount.ts';
import { parquetPath } from '../site/parquet-files.ts';

export const snapshotRoutes = (snapshot: Snapshot): Handlers<typeof snapshotContract> => ({
  async files() {
    const published = await snapshot.files();
    if (!published) return null;
    const files = published.files.map(({ name, meaning, rows, bytes }) => {
      return { name: `${name}.parquet`, path: parquetPath(name), table: name, words: meaning, rows, bytes };
    });
    return { ...published, files };
  },
});
