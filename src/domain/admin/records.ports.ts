/** A record that staff see. Times are `Date`s. */
export interface StaffRecord {
  id: number | string;
  /** Increases with each change. Records that never change have none. */
  version?: number;
  /** In the Trash since then. */
  deletedAt?: Date | null;
  readonly [field: string]: unknown;
}

/** Filters by name. A list of values means one of them. `q` is text; `deleted` selects the Trash. */
export type RecordFilter = Readonly<Record<string, unknown>>;

export interface RecordSelection {
  filter: RecordFilter;
  sort: { field: string; direction: 'asc' | 'desc' };
}

export interface RecordSlice extends RecordSelection {
  offset: number;
  limit: number;
}

/** The record that a caller saw, and why it changes. */
export interface RecordEdit {
  id: string;
  version: number;
  reason: string | null;
}

export type RecordValues = Readonly<Record<string, unknown>>;

/**
 * `unknown`: there is no such record. `outdated`: it has another version. `involved`: the caller wrote, owns or reported it. Nothing has
 * changed then.
 */
export type EditRefusal = 'unknown' | 'outdated' | 'involved';

export interface BulkEdit {
  /** Without ids, the records of the filter. */
  ids?: readonly number[];
  filter: RecordFilter;
  action: 'change' | 'remove' | 'restore';
  changes: RecordValues;
  reason: string | null;
}

/**
 * The stored records of one resource. Each change writes its audit rows in its own transaction. Stores without a method do not allow
 * the change. Stores throw `invalid`, `conflict` or `refused` for values that break a rule.
 */
export interface RecordStore {
  list(slice: RecordSlice): Promise<{ records: StaffRecord[]; total: number }>;
  /** Also from the Trash. */
  find(id: string): Promise<StaffRecord | undefined>;
  /** All records of a selection in batches, for files. */
  batches(selection: RecordSelection): AsyncIterable<StaffRecord[]>;
  /** Records in the audit log that a file left. */
  noteExport(filter: RecordFilter): Promise<void>;
  create?(values: RecordValues, reason: string | null): Promise<StaffRecord>;
  change?(edit: RecordEdit, changes: RecordValues): Promise<StaffRecord | EditRefusal>;
  remove?(edit: RecordEdit): Promise<StaffRecord | EditRefusal>;
  restore?(edit: RecordEdit): Promise<StaffRecord | EditRefusal>;
  /**
   * How many records a bulk edit meets: for `remove` those outside the Trash, for `restore` those in it. It leaves out records that the
   * caller wrote, owns or reported.
   */
  count?(edit: BulkEdit): Promise<number>;
  /** All or none. Undefined, with nothing changed, if it meets another number of records than expected. */
  changeAll?(edit: BulkEdit, expected: number): Promise<number | undefined>;
}

/** Stands in the audit log for a value that it does not keep, such as a text that a person wrote. */
export const NOT_KEPT = '(not kept)';

/** A change of a record as the audit log has it. */
export interface AuditedChange {
  resource: string;
  recordId: string;
  event: string;
  before: RecordValues | null;
  after: RecordValues | null;
}

export interface RecordsPorts {
  /** By the name of the resource. */
  stores: Readonly<Record<string, RecordStore>>;
  changes: { find(entryId: number): Promise<AuditedChange | undefined> };
}
