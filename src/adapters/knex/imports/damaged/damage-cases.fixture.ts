import type { ImportRequest } from '../../../../domain/imports/import-request.ts';
import type { SuppliedField } from '../../../../domain/imports/source-table.ts';
import type { CatalogState, Delivery } from './damaged-catalog.fixture.ts';
import { csvOf, type Sheet, type TableName } from './published-files.fixture.ts';

/** Makes the delivered files from a published table. */
export type Deliver = (sheet: Sheet) => Delivery | Promise<Delivery>;

/** A rejected row: code, line and UNITID. */
export type Reject = readonly [code: string, line: number, unitId: number | null];

export interface Refused {
  code: RegExp | string;
  /** What the message and its faults say. It must help to find the damage. */
  says: readonly RegExp[];
}

export interface Accepted {
  rejects?: (sheet: Sheet) => readonly Reject[];
  /** The UNITIDs of colleges that stay as they were. */
  unchanged?: (sheet: Sheet) => readonly number[];
  /** A delivery with the same effect on all other colleges, and its request. Default: the published table. */
  like?: Deliver;
  likeRequest?: Partial<ImportRequest>;
  /** What the report says about unused columns and repaired rows. */
  notes?: readonly RegExp[];
}

/** A delivery and what an import of it must do. `year` is that of the published table. Default: the year after the first run. */
export interface DamageCase {
  what: string;
  table: TableName;
  year?: number;
  state?: CatalogState;
  deliver: Deliver;
  request?: Partial<ImportRequest>;
  expected: Refused | Accepted;
}

/** A delivery of one file under the published name. */
export const asNamed =
  (content: (sheet: Sheet) => Sheet | string | Buffer | Promise<string | Buffer>): Deliver =>
  async (sheet) => {
    const made = await content(sheet);
    return { [sheet.name]: typeof made === 'string' || Buffer.isBuffer(made) ? made : csvOf(made) };
  };

/** The published table itself. */
export const published: Deliver = asNamed((sheet) => sheet);

export const REJECTS = 'import.too-many-rejects';

/** A changed table under its published name, which an import refuses. */
export const refused = (
  what: string,
  table: TableName,
  change: (sheet: Sheet) => Sheet | string | Buffer,
  code: RegExp | string,
  ...says: readonly RegExp[]
): DamageCase => ({ what, table, deliver: asNamed(change), expected: { code, says } });

/** A changed table under its published name, with the same effect as the published one. */
export const accepted = (
  what: string,
  table: TableName,
  change: (sheet: Sheet) => Sheet | string | Buffer,
  expected: Accepted = {},
): DamageCase => ({ what, table, deliver: asNamed(change), expected });

/**
 * Columns that are blank in every row. A table does not supply the fields of such columns: their values stay, and the report names them.
 * `others` are the fields of the table that have values.
 */
export const blank = (
  what: string,
  table: TableName,
  change: (sheet: Sheet) => Sheet,
  others: readonly SuppliedField[],
  ...notes: readonly RegExp[]
): DamageCase => accepted(what, table, change, { likeRequest: { onlyFields: others }, notes });
