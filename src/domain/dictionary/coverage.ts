// prettier-ignore
import {
  COLLEGE_LEVELS, statusOf, type CollegeLevel, type CollegeRecord, type FieldKey, type Provenance, type ValueStatus,
} from '../colleges/college.ts';
import { CONTROLS, controlOf, type Control } from '../colleges/vocabulary.ts';
import { describedYear } from '../history/points.ts';
import type { FieldEntry, FieldType, PublicField } from './field-entry.ts';
import { receiptKeyOf } from './fields.ts';

/** Who runs colleges and for how long one studies there: coverage differs most along these lines. */
export interface Sector {
  control: Control;
  level: CollegeLevel;
  /** Open colleges. */
  total: number;
}

/** How many open colleges some source gave a field for, of one year. */
export interface KnownInYear {
  field: FieldKey | 'acceptanceRate';
  /** The year that the values describe. */
  year: number;
  period: string;
  known: number;
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
  const counts = new Counts<string>();
  for (const college of colleges) counts.add(sectorOf(college));
  return SECTORS.map((sector) => ({ ...sector, total: counts.of(keyOf(sector.control, sector.level)) })).filter(({ total }) => total > 0);
}

const sectorOf = ({ type, level }: CollegeRecord): string => keyOf(controlOf(type), level);

/** How well one field is known among these colleges; `past` is what tables said of former years. */
export function coverageOf(
  { key, type }: FieldEntry,
  colleges: readonly CollegeRecord[],
  sectors: readonly Sector[],
  past: readonly KnownInYear[],
): FieldCoverage {
  const receipt = receiptKeyOf(key);
  const statuses = new Counts<ValueStatus>();
  const inSectors = new Counts<string>();
  const origins = new Counts<Provenance | undefined>();
  let known = 0;
  for (const college of colleges) {
    if (receipt !== null) statuses.add(statusOf(college, receipt, college[receipt]));
    if (!isKnown(college, key, type, receipt)) continue;
    known += 1;
    inSectors.add(sectorOf(college));
    if (receipt !== null) origins.add(college.provenance[receipt]);
  }
  const total = colleges.length;
  const [suppressed, notApplicable] = [statuses.of('suppressed'), statuses.of('not-applicable')];
  return {
    total,
    known,
    share: total === 0 ? 0 : known / total,
    imputed: statuses.of('imputed'),
    suppressed,
    notApplicable,
    notReported: Math.max(0, total - known - suppressed - notApplicable),
    byYear: yearsOf(key, origins, past),
    bySector: sectors.map((sector) => ({ ...sector, known: inSectors.of(keyOf(sector.control, sector.level)) })),
  };
}

/** A flag that no source speaks of is `false` without being known; an empty list is known where a source supplied it. */
function isKnown(college: CollegeRecord, key: PublicField, type: FieldType, receipt: FieldKey | null): boolean {
  const value: unknown = college[key];
  if (value === null) return false;
  if (type === 'boolean' && receipt !== null) return college.provenance[receipt] !== undefined;
  if (typeof value !== 'object' || (receipt !== null && college.provenance[receipt] !== undefined)) return true;
  return Object.keys(value).length > 0;
}

/** Of the year that the catalog itself holds, the past may know less: a seed has none. */
function yearsOf(key: PublicField, origins: Counts<Provenance | undefined>, past: readonly KnownInYear[]): FieldCoverage['byYear'] {
  const periods = new Counts<string>();
  for (const [origin, count] of origins) if (origin) periods.add(origin.period, count);
  const years = new Map<number, { year: number; period: string; known: number }>();
  const note = (year: number | null, period: string, known: number): void => {
    if (year !== null && known > (years.get(year)?.known ?? 0)) years.set(year, { year, period, known });
  };
  for (const [period, known] of periods) note(describedYear(period), period, known);
  for (const { field, year, period, known } of past) if (field === key) note(year, period, known);
  return [...years.values()].sort((a, b) => a.year - b.year);
}

class Counts<K> extends Map<K, number> {
  add(key: K, count = 1): void {
    this.set(key, this.of(key) + count);
  }

  of(key: K): number {
    return this.get(key) ?? 0;
  }
}
