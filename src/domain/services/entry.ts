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

export interface EntryChange {
  slug: string;
  name: string;
  /** The changed fields. Empty for a new service. */
  fields: (keyof ServiceEntry)[];
  isNew: boolean;
}

/** What an import of entries would change. Services that the file lacks stay as they are. */
export function entryChanges(stored: readonly ServiceEntry[], given: readonly ServiceEntry[]): EntryChange[] {
  const before = new Map(stored.map((entry) => [entry.slug, entry]));
  return given.flatMap((entry) => {
    const { slug, name } = entry;
    const present = before.get(slug);
    if (!present) return { slug, name, fields: [], isNew: true };
    const fields = ENTRY_COLUMNS.filter((field) => JSON.stringify(present[field]) !== JSON.stringify(entry[field]));
    return fields.length === 0 ? [] : { slug, name, fields, isNew: false };
  });
}
