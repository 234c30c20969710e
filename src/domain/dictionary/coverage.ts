import { COLLEGE_LEVELS, statusOf, type CollegeLevel, type CollegeRecord } from '../colleges/college.ts';
import { CONTROLS, controlOf, type Control } from '../colleges/vocabulary.ts';
import { describedYear } from '../history/points.ts';
import type { KnownInYear } from './dictionary.ports.ts';
import type { FieldEntry } from './field-entry.ts';
import { isReceipted, receiptKeyOf } from './fields.ts';

/** Who runs colleges and for how long one studies there: coverage differs most along these lines. */
export interface Sector {
  control: Control;
  level: CollegeLevel;
  /** Open colleges. */
  total: number;
}

/** In how many open colleges a field is known. `share` is known / total; what is not known is told apart by its reason. */
export interface FieldCoverage {
  total: number;
  known: number;
  share: number;
  /** Of the known ones, those that NCES estimated. */
  imputed: number;
  suppressed: number;
  notApplicable: number;
  notReported: number;
  /** By the year that values describe, oldest first. */
  byYear: { year: number; period: string; known: number }[];
  /** In the order of the sectors. */
  bySector: (Sector & { known: number })[];
}

const keyOf = (control: Control, level: CollegeLevel): string => `${control} ${level}`;
const SECTORS = CONTROLS.flatMap((control) => COLLEGE_LEVELS.toReversed().map((level) => ({ control, level })));

/** Sectors that have colleges, four-year ones first. */
export function sectorsOf(colleges: readonly CollegeRecord[]): Sector[] {
  const counts = countBy(colleges, sectorOf);
  return SECTORS.map((sector) => ({ ...sector, total: counts.get(keyOf(sector.control, sector.level)) ?? 0 })).filter(
    ({ total }) => total > 0,
  );
}

const sectorOf = ({ type, level }: CollegeRecord): string => keyOf(controlOf(type), level);

/** How well one field is known among these colleges; `past` is what tables said of former years. */
export function coverageOf(
  { key, type }: FieldEntry,
  colleges: readonly CollegeRecord[],
  sectors: readonly Sector[],
  past: readonly KnownInYear[],
): FieldCoverage {
  const known = colleges.filter((college) => isKnown(college, key, type));
  const statuses = isReceipted(key) ? countBy(colleges, (college) => statusOf(college, key, college[key])) : new Map<string, number>();
  const inSectors = countBy(known, sectorOf);
  const missing = colleges.length - known.length;
  const [suppressed, notApplicable] = [statuses.get('suppressed') ?? 0, statuses.get('not-applicable') ?? 0];
  return {
    total: colleges.length,
    known: known.length,
    share: colleges.length === 0 ? 0 : known.length / colleges.length,
    imputed: statuses.get('imputed') ?? 0,
    suppressed,
    notApplicable,
    notReported: Math.max(0, missing - suppressed - notApplicable),
    byYear: yearsOf(key, known, past),
    bySector: sectors.map((sector) => ({ ...sector, known: inSectors.get(keyOf(sector.control, sector.level)) ?? 0 })),
  };
}

/** A flag that no source speaks of is `false` without being known; an empty list is known where a source supplied it. */
function isKnown(college: CollegeRecord, key: FieldEntry['key'], type: FieldEntry['type']): boolean {
  const value: unknown = college[key];
  if (value === null) return false;
  const receipt = receiptKeyOf(key);
  if (type === 'boolean' && receipt !== null) return college.provenance[receipt] !== undefined;
  if (typeof value !== 'object' || (receipt !== null && college.provenance[receipt] !== undefined)) return true;
  return Object.keys(value).length > 0;
}

/** Of the year that the catalogue itself holds, the past may know less: a seed has none. */
function yearsOf(key: FieldEntry['key'], known: readonly CollegeRecord[], past: readonly KnownInYear[]): FieldCoverage['byYear'] {
  const receipt = receiptKeyOf(key);
  if (receipt === null) return [];
  const years = new Map<number, { year: number; period: string; known: number }>();
  const note = (year: number, period: string, count: number): void => {
    const before = years.get(year);
    if (!before || before.known < count) years.set(year, { year, period, known: count });
  };
  for (const [period, count] of countBy(known, ({ provenance }) => provenance[receipt]?.period)) {
    const year = period === undefined ? null : describedYear(period);
    if (period !== undefined && year !== null) note(year, period, count);
  }
  for (const { field, year, period, known: count } of past) if (field === key && count > 0) note(year, period, count);
  return [...years.values()].sort((a, b) => a.year - b.year);
}

function countBy<T, K>(items: readonly T[], keyOfItem: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) {
    const key = keyOfItem(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
