import type { ListingValues } from './listing.ts';
import type { ServiceStatus } from './service.ts';

/** A service as staff keep it in a file. Its slug says which one it is. */
export interface ServiceEntry extends ListingValues {
  slug: string;
  isCommercial: boolean;
  isPublicAlternative: boolean;
  status: ServiceStatus;
  /** What the entry rests on. */
  basis: string;
  checkedAt: string | null;
  checkedBy: string | null;
}

/** The columns of the file, in order. Lists are separated by bars. */
export const ENTRY_COLUMNS = [
  'slug',
  'category',
  'name',
  'description',
  'priceRange',
  'priceBand',
  'features',
  'formats',
  'website',
  'isCommercial',
  'isPublicAlternative',
  'status',
  'basis',
  'checkedAt',
  'checkedBy',
] as const satisfies readonly (keyof ServiceEntry)[];

/** The rows of a file. */
export const MOST_ENTRIES = 5_000;

/** What an import does to a service: its values before and after, only the changed ones. A new service has all of them, with null before. */
export interface EntryChange {
  slug: string;
  name: string;
  isNew: boolean;
  fields: EntryFieldChange[];
}

export interface EntryFieldChange {
  field: keyof ServiceEntry;
  before: unknown;
  after: unknown;
}

/** What an import of entries would change. Services that the file lacks stay as they are. */
export function entryChanges(stored: readonly ServiceEntry[], given: readonly ServiceEntry[]): EntryChange[] {
  const bySlug = new Map(stored.map((entry) => [entry.slug, entry]));
  return given.flatMap((entry) => {
    const { slug, name } = entry;
    const present = bySlug.get(slug);
    const fields = ENTRY_COLUMNS.filter((field) => !present || !isSame(present[field], entry[field])).map((field) => ({
      field,
      before: present?.[field] ?? null,
      after: entry[field],
    }));
    return fields.length === 0 ? [] : { slug, name, isNew: !present, fields };
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two imports change the same values in the same way. */
export const areSameChanges = (some: readonly EntryChange[], others: readonly EntryChange[]): boolean =>
  isSame(some.map(partsOf), others.map(partsOf));

/** Objects that were stored have their keys in another order. */
const partsOf = ({ slug, isNew, fields }: EntryChange): unknown => [
  slug,
  isNew,
  fields.map(({ field, before, after }) => [field, before, after]),
];

/** A row of a file that cannot be read. Line 1 has the names of the columns. */
export interface RowFault {
  line: number;
  column: string;
  fault: string;
}

/** The entries of a file, or its faults. */
export type EntriesFile = { entries: ServiceEntry[] } | { faults: RowFault[] };

/** How a file of services begins. */
export interface EntriesStart {
  /** The line with the names of the columns, and the first rows, as the file has them. */
  header: string;
  rows: string[];
  /** Rows below the names of the columns. */
  count: number;
}
