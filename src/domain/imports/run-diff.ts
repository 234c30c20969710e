import { FIGURES, type FigureKey, type FigureUnit } from '../colleges/figures.ts';
import { fieldsOf, isSame, STATUS_IMAGE, storedValueOf, type Image } from './run-images.ts';

export interface CollegeRef {
  unitId: number | null;
  name: string;
}

/** What a run did to one field, in colleges. `receiptOnly`: the same value, of another year, table or status. */
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
  /** The change as a share of the value before, or of the floor where that value is smaller. */
  relative: number;
}

export interface Vanished extends CollegeRef {
  became: string;
}

/** What staff has locked, where an import says something else. */
export interface LockedConflict extends CollegeRef {
  field: string;
  staff: unknown;
  supplied: unknown;
}

/** How many there are, and the first of them. */
export interface Listed<T> {
  count: number;
  first: readonly T[];
}

/** What a run changed, or would. */
export interface RunDiff {
  inserted: Listed<CollegeRef>;
  /** Colleges of the catalog that are other than before. */
  updated: number;
  unchanged: number;
  /** Those with the most changed values first. */
  fields: readonly FieldDiff[];
  /** The largest first. */
  largest: readonly FigureChange[];
  /** Figures that changed by more than half, the largest first. */
  anomalies: Listed<FigureChange> & { byField: Partial<Record<FigureKey, number>> };
  /** Open colleges that became something else. */
  vanished: Listed<Vanished>;
  locked: Listed<LockedConflict>;
}

/** A row of what a run noted. */
export interface NotedRow extends CollegeRef {
  before: Image | null;
  after: Image;
}

const MAX_LARGEST = 20;
const MAX_ANOMALIES = 50;
/** More names than these help nobody, and a diff has to stay small. */
export const MAX_LISTED_COLLEGES = 100;
const ANOMALY = 0.5;

/**
 * Smaller values than these count as if they were these: two crimes that become four, or an acceptance rate of 2 % that becomes 4 %,
 * are no anomaly.
 */
const FLOORS: Record<FigureUnit, number> = { count: 50, usd: 1_000, fraction: 0.1, points: 1, score: 10, 'per-1000': 2 };

/** The change as a share of the value before, or of the floor of the figure's unit. */
export function relativeChange(field: FigureKey, before: number, after: number): number {
  return Math.abs(after - before) / Math.max(Math.abs(before), FLOORS[FIGURES[field].unit]);
}

/** Adds up what a run did, college by college, in memory that does not grow with them. */
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

  function addField(field: string, { unitId, name, before, after }: NotedRow): void {
    const [was] = storedValueOf(before, field);
    const [is] = storedValueOf(after, field);
    const diff = fields.get(field) ?? { field, changed: 0, gained: 0, lost: 0, receiptOnly: 0 };
    diff[kindOf(was, is)] += 1;
    fields.set(field, diff);
    if (isFigure(field) && typeof was === 'number' && typeof is === 'number' && was !== is)
      addFigure({ unitId, name, field, before: was, after: is, relative: relativeChange(field, was, is) });
  }

  return {
    add(row: NotedRow): void {
      const { unitId, name, before, after } = row;
      if (before === null) {
        inserted.add({ unitId, name });
        return;
      }
      updated += 1;
      const became = after[STATUS_IMAGE]?.[0];
      if (before[STATUS_IMAGE]?.[0] === 'open' && typeof became === 'string' && became !== 'open') vanished.add({ unitId, name, became });
      // The rate as text says nothing that the rate as a number does not.
      for (const field of fieldsOf(after)) if (field !== 'acceptanceRate') addField(field, row);
    },

    result({ unchanged, locked }: Pick<RunDiff, 'unchanged' | 'locked'>): RunDiff {
      return {
        inserted: inserted.listed(),
        updated,
        unchanged,
        fields: [...fields.values()].sort((a, b) => valuesOf(b) - valuesOf(a) || b.receiptOnly - a.receiptOnly),
        largest: largest.slice(0, MAX_LARGEST),
        anomalies: { count: anomalies, first: largest.filter(({ relative }) => relative > ANOMALY), byField },
        vanished: vanished.listed(),
        locked,
      };
    },
  };
}

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
const valuesOf = ({ changed, gained, lost }: FieldDiff): number => changed + gained + lost;

function kindOf(was: unknown, is: unknown): Exclude<keyof FieldDiff, 'field'> {
  if (isSame(was, is)) return 'receiptOnly';
  if (was === null) return 'gained';
  return is === null ? 'lost' : 'changed';
}

/** The list stays sorted, the largest first; of equals the first to come. */
function keepLargest(largest: FigureChange[], change: FigureChange): void {
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
    listed: (): Listed<T> => ({ count, first }),
  };
}
