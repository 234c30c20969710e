import { FIGURES, type FigureKey, type FigureUnit } from '../colleges/figures.ts';
import { fieldsOf, isSame, STATUS_IMAGE, storedValueOf, type CollegeImage } from './college-image.ts';

export interface CollegeRef {
  unitId: number | null;
  name: string;
}

/** Numbers of colleges, by what a run did to a field. `receiptOnly`: same value with another provenance or status. */
export interface FieldDiff {
  field: string;
  changed: number;
  gained: number;
  lost: number;
  receiptOnly: number;
}

export interface FigureChange extends CollegeRef {
  field: FigureKey;
  before: number;
  after: number;
  /** See `relativeChange`. */
  relative: number;
}

/** A figure of a former year that a run changes. */
export interface HistoryChange extends FigureChange {
  /** The year that the value describes. */
  year: number;
}

/** Numbers of values of former years, by what a run did to them. `receiptOnly`: same value with another source. */
export interface HistoryDiff {
  gained: number;
  changed: number;
  lost: number;
  receiptOnly: number;
  /** Largest change first. */
  largest: readonly HistoryChange[];
}

export interface Vanished extends CollegeRef {
  became: string;
}

/** A locked value that differs from the supplied one. */
export interface LockedConflict extends CollegeRef {
  field: string;
  staff: unknown;
  supplied: unknown;
}

/** The number of items, and the first of them. */
export interface CountedList<T> {
  count: number;
  first: readonly T[];
}

export interface RunDiff {
  inserted: CountedList<CollegeRef>;
  /** Colleges of the catalog that changed. */
  updated: number;
  unchanged: number;
  /** Most changed values first. */
  fields: readonly FieldDiff[];
  /** Largest change first. */
  largest: readonly FigureChange[];
  /** Figures that changed by more than half, largest change first. */
  anomalies: CountedList<FigureChange> & { byField: Partial<Record<FigureKey, number>> };
  /** Colleges that were open before. */
  vanished: CountedList<Vanished>;
  locked: CountedList<LockedConflict>;
  /** Null for a run that changes current values, and for history runs of earlier versions. */
  history: HistoryDiff | null;
}

/** What a run's notes do not hold. */
export type RunDiffRest = Pick<RunDiff, 'unchanged' | 'locked'> & Partial<Pick<RunDiff, 'history'>>;

export interface RunChangeRow extends CollegeRef {
  before: CollegeImage | null;
  after: CollegeImage;
}

/** A field that a run changed, with its values. A value that is the same has another source or status. */
export type ChangedValue = readonly [field: string, before: unknown, after: unknown];

/** The changes that a diff names. */
export const MAX_LARGEST = 20;
const MAX_ANOMALIES = 50;
/** Limits the size of a diff. */
export const MAX_LISTED_COLLEGES = 100;
/** A larger change, as a share, is an anomaly. */
export const ANOMALY = 0.5;

/**
 * Smaller values count as these. A rise from two crimes to four, or of an acceptance rate from 2 % to 4 %, is no anomaly.
 */
const FLOORS: Record<FigureUnit, number> = { count: 50, usd: 1_000, fraction: 0.1, points: 1, score: 10, 'per-1000': 2, ratio: 5 };

export const floorOf = (field: FigureKey): number => FLOORS[FIGURES[field].unit];

/** The change as a share of the value before, or of the floor of the figure's unit. */
export function relativeChange(field: FigureKey, before: number, after: number): number {
  return Math.abs(after - before) / Math.max(Math.abs(before), floorOf(field));
}

/** Adds up a run's changes, college by college, in constant memory. */
export function createRunDiff() {
  const inserted = createList<CollegeRef>();
  const vanished = createList<Vanished>();
  const fields = new Map<string, FieldDiff>();
  const largest: FigureChange[] = [];
  const byField: Partial<Record<FigureKey, number>> = {};
  let updated = 0;
  let anomalies = 0;

  function addFigure(change: FigureChange): void {
    if (change.relative > ANOMALY) {
      anomalies += 1;
      byField[change.field] = (byField[change.field] ?? 0) + 1;
    }
    keepLargest(largest, change);
  }

  function addField([field, was, is]: ChangedValue, { unitId, name }: CollegeRef): void {
    const diff = fields.get(field) ?? { field, changed: 0, gained: 0, lost: 0, receiptOnly: 0 };
    diff[kindOf(was, is)] += 1;
    fields.set(field, diff);
    if (isFigure(field) && typeof was === 'number' && typeof is === 'number' && was !== is)
      addFigure({ unitId, name, field, before: was, after: is, relative: relativeChange(field, was, is) });
  }

  return {
    /** `changed`: the fields that differ, if the images do not name them. */
    add(row: RunChangeRow, changed: Iterable<ChangedValue> = changedValues(row)): void {
      const { unitId, name, before, after } = row;
      if (before === null) {
        inserted.add({ unitId, name });
        return;
      }
      updated += 1;
      const became = after[STATUS_IMAGE]?.[0];
      if (before[STATUS_IMAGE]?.[0] === 'open' && typeof became === 'string' && became !== 'open') vanished.add({ unitId, name, became });
      // acceptanceRate is acceptanceRateNum as text.
      for (const value of changed) if (value[0] !== 'acceptanceRate') addField(value, row);
    },

    result({ unchanged, locked, history = null }: RunDiffRest): RunDiff {
      return {
        inserted: inserted.listed(),
        updated,
        unchanged,
        fields: [...fields.values()].sort((a, b) => valuesOf(b) - valuesOf(a) || b.receiptOnly - a.receiptOnly),
        largest: largest.slice(0, MAX_LARGEST),
        anomalies: { count: anomalies, first: largest.filter(({ relative }) => relative > ANOMALY), byField },
        vanished: vanished.listed(),
        locked,
        history,
      };
    },
  };
}

function* changedValues({ before, after }: RunChangeRow): Generator<ChangedValue> {
  for (const field of fieldsOf(after)) yield [field, storedValueOf(before, field)[0], storedValueOf(after, field)[0]];
}

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
const valuesOf = ({ changed, gained, lost }: FieldDiff): number => changed + gained + lost;

function kindOf(was: unknown, is: unknown): Exclude<keyof FieldDiff, 'field'> {
  if (isSame(was, is)) return 'receiptOnly';
  if (was === null) return 'gained';
  return is === null ? 'lost' : 'changed';
}

/** Inserts into the sorted list of at most 50, after equal changes. */
export function keepLargest<T extends FigureChange>(largest: T[], change: T): void {
  if (largest.length === MAX_ANOMALIES && change.relative <= (largest.at(-1)?.relative ?? 0)) return;
  const place = largest.findIndex(({ relative }) => relative < change.relative);
  largest.splice(place < 0 ? largest.length : place, 0, change);
  if (largest.length > MAX_ANOMALIES) largest.pop();
}

function createList<T>() {
  const first: T[] = [];
  let count = 0;
  return {
    add(item: T): void {
      count += 1;
      if (first.length < MAX_LISTED_COLLEGES) first.push(item);
    },
    listed: (): CountedList<T> => ({ count, first }),
  };
}
