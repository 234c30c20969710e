import { DomainError } from '../shared/domain-error.ts';
import { linesOf, type PublishedCatalog } from './lines.ts';
import type { VersionTable } from './query.ts';
import type { PublishProgress } from './run.ts';
import { TABLES, versionNameOf, type WarehouseTable } from './tables.ts';
import type { Warehouse, WarehousePorts } from './warehouse.ports.ts';

export const KEPT_VERSIONS = 3;

export interface PublishReport {
  /** `unchanged`: this version was shown before. */
  status: 'published' | 'unchanged';
  version: string;
  dataVersion: string;
  tables: readonly (VersionTable & { wasThere: boolean })[];
  /** Versions that were deleted, because newer ones are kept. */
  forgotten: readonly string[];
}

/** Copies the catalog into the warehouse. Readers see the former version until the new one is whole. */
export function createPublish({ warehouse, catalog, clock, pause }: Pick<WarehousePorts, 'warehouse' | 'catalog' | 'clock' | 'pause'>) {
  /**
   * Loads every table, compares the numbers of rows, and then shows the new version. It may be repeated after any failure: what is loaded
   * stays loaded. Throws `unavailable` before the first row if a right is missing, `busy` if the catalog changes meanwhile, and `refused` if an engine has other rows than were sent.
   */
  async function publish(onProgress: (progress: PublishProgress) => void = () => undefined): Promise<PublishReport> {
    const dataVersion = catalog.dataVersion();
    const state: PublishedCatalog = {
      colleges: catalog.listed(),
      imports: catalog.imports(),
      suppliedOf: (ids) => catalog.suppliedOf(ids),
      pause,
    };
    const version = versionNameOf(dataVersion);
    const shown = (await warehouse.versions()).find(({ isShown }) => isShown);
    if (shown?.name === version)
      return {
        status: 'unchanged',
        version,
        dataVersion,
        tables: shown.tables.map((table) => ({ ...table, wasThere: true })),
        forgotten: [],
      };
    await requirePublishable(warehouse);
    const tables: PublishReport['tables'][number][] = [];
    for (const table of TABLES) tables.push(await loadTable(version, table, state, onProgress));
    if ((await catalog.storedVersion()) !== dataVersion) {
      await warehouse.forget(version);
      throw new DomainError(
        'busy',
        'warehouse.catalog-changed',
        'The catalog changed while it was published. Nothing was shown; publish again.',
      );
    }
    const published = {
      name: version,
      dataVersion,
      at: clock.now(),
      isShown: true,
      tables: tables.map(({ name, rows, bytes }) => ({ name, rows, bytes })),
    };
    await warehouse.show(published);
    return { status: 'published', version, dataVersion, tables, forgotten: await forgetOld(version) };
  }

  async function loadTable(
    version: string,
    table: WarehouseTable,
    state: PublishedCatalog,
    onProgress: (progress: PublishProgress) => void,
  ) {
    let sent = 0;
    async function* lines(): AsyncGenerator<string> {
      sent = 0;
      for await (const piece of linesOf(table.name, state)) {
        sent += piece.rows;
        onProgress({ table: table.name, rows: sent });
        yield piece.text;
      }
    }
    const { rows, bytes, wasThere } = await warehouse.load({ version, table, lines });
    // Rows of an earlier attempt are compared, too.
    if (wasThere) for await (const piece of linesOf(table.name, state)) sent += piece.rows;
    if (rows !== sent) {
      await warehouse.forget(version);
      throw wrongCount(table.name, sent, rows);
    }
    return { name: table.name, rows, bytes, wasThere };
  }

  async function forgetOld(shown: string): Promise<string[]> {
    const old = (await warehouse.versions()).filter(({ name }) => name !== shown).slice(KEPT_VERSIONS - 1);
    for (const { name } of old) await warehouse.forget(name);
    return old.map(({ name }) => name);
  }

  return { publish };
}

/** Throws `unavailable`, with the remedy, where the engine cannot publish. */
export async function requirePublishable(warehouse: Warehouse): Promise<void> {
  const [missing] = await warehouse.missing('publish');
  if (missing) throw new DomainError('unavailable', 'warehouse.not-usable', `${missing.what} ${missing.how}`);
}

const wrongCount = (table: string, sent: number, rows: number): DomainError =>
  new DomainError(
    'refused',
    'warehouse.row-count',
    `${table}: ${sent} rows were sent and ${rows} arrived. Nothing was shown; publish again.`,
  );
