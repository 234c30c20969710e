/** A value with its receipt and its status; no status means that it is simply reported. */
export type StoredValue = readonly [value: unknown, receipt: number | null, status: string | null];

/** What a run found or left on a college: `StoredValue`s by field, and what belongs to the college as a whole under the names below. */
export type Image = Readonly<Record<string, readonly unknown[]>>;

/** [operating status, successor's UNITID], only where they changed. */
export const STATUS_IMAGE = '@status';
/** [former names], only where they changed. */
export const NAMES_IMAGE = '@formerNames';
/** [time of the last import, flag that the source left], always. */
export const SYNC_IMAGE = '@sync';

/** One run's change of one college. Without an image before, the run added the college. */
export interface Link {
  runId: number;
  source: string;
  before: Image | null;
  after: Image;
}

/** The fields of an image, without what belongs to the college as a whole. */
export const fieldsOf = (image: Image): string[] => Object.keys(image).filter((key) => !key.startsWith('@'));

export const storedValueOf = (image: Image | null | undefined, field: string): StoredValue =>
  (image?.[field] as StoredValue | undefined) ?? [null, null, null];

/** Same content. Images come from one database, which writes equal values alike. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
