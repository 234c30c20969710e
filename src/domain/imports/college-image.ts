/** Without a status, the value is reported. */
export type StoredValue = readonly [value: unknown, provenanceId: number | null, status: string | null];

/** A college before or after a run: changed `StoredValue`s by field, and other state under the @ keys below. */
export type CollegeImage = Readonly<Record<string, readonly unknown[]>>;

/** [operating status, successor's UNITID], if changed. */
export const STATUS_IMAGE = '@status';
/** [former names], if changed. */
export const NAMES_IMAGE = '@formerNames';
/** [slug, former slugs], if changed. */
export const SLUGS_IMAGE = '@slugs';
/** [time of the import before the run], always, and only before the run. Runs of earlier versions kept more. */
export const IMPORT_IMAGE = '@sync';

/** One run's change of one college. `before` is null if the run added the college. */
export interface RunChange {
  runId: number;
  before: CollegeImage | null;
  after: CollegeImage;
}

export const fieldsOf = (image: CollegeImage): string[] => Object.keys(image).filter((key) => !key.startsWith('@'));

export const storedValueOf = (image: CollegeImage | null | undefined, field: string): StoredValue =>
  (image?.[field] as StoredValue | undefined) ?? [null, null, null];

/** Compares JSON: images come from one database, which writes equal values alike. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
