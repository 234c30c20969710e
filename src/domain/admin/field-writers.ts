import { LOCKABLE_FIELDS } from '../corrections/locks.ts';
import { SITE_ENTRIES } from '../dictionary/site-entries.ts';
import { STORED_SCORES } from '../scores/stored-scores.ts';

/** `importer`: files of a source. `lock`: staff, with a lock. `staff`: staff, without one. `computed`: this site, from other fields. */
export const FIELD_WRITERS = ['importer', 'lock', 'staff', 'computed'] as const;
export type FieldWriter = (typeof FIELD_WRITERS)[number];

/** Fields without a source that people write. */
const WRITTEN: readonly string[] = ['description', 'imageUrl', 'isFeatured'];
const COMPUTED: readonly string[] = STORED_SCORES;
/** Fields without a source that follow from the directory and from earlier imports. */
const IMPORTED: readonly string[] = ['ipedsUnitId', 'acceptanceRate', 'formerNames', 'operatingStatus', 'successorUnitId'];

/** What may write a field of a college. */
export function writersOf(key: string): FieldWriter[] {
  if (COMPUTED.includes(key)) return ['computed'];
  if (WRITTEN.includes(key)) return ['staff'];
  if (IMPORTED.includes(key)) return ['importer'];
  if (Object.hasOwn(SITE_ENTRIES, key)) return ['computed'];
  return (LOCKABLE_FIELDS as readonly string[]).includes(key) ? ['importer', 'lock'] : ['importer'];
}
