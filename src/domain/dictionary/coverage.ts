import { COLLEGE_LEVELS, statusOf, type CollegeLevel, type CollegeRecord, type ValueStatus } from '../colleges/college.ts';
import type { FieldKey } from '../colleges/attributes.ts';
import type { Provenance } from '../colleges/sources.ts';
import { CONTROLS, type Control } from '../colleges/categories.ts';
import { controlOf } from '../colleges/college-values.ts';
import { levelOf } from '../colleges/kind/level.ts';
import { describedYear } from '../history/history-points.ts';
import type { FieldEntry, PublicField } from './field-entry.ts';
import { provenanceKeyOf } from './fields.ts';

/** A kind of college. Coverage differs most between these kinds. */
export interface Sector {
  control: Control;
  level: CollegeLevel;
  /** The number of listed colleges. */
  total: number;
}

/** The number of listed colleges with a value for one field and year. */
export interface KnownInYear {
  field: FieldKey | 'acceptanceRate';
  /** The year that the values describe. */
  year: number;
  period: string;
  known: number;
}

/** The number of listed colleges with a value, and the reasons for missing values. `share` is known / total. */
export interface FieldCoverage {
  total: number;
  known: number;
  share: number;
  /** Known values that NCES estimated. */
  imputed: number;
  suppressed: number;
  notApplicable: number;
  notReported: number;
  /** By the year that the values describe, oldest first. */
  byYear: { year: number; period: string; known: number }[];
  /** In the order of the sectors. */
  bySector: (Sector & { known: number })[];
}

const keyOf = (control: Control, level: CollegeLevel): string => `${control} ${level}`;
const SECTORS = CONTROLS.flatMap((control) => COLLEGE_LEVELS.toReversed().map((level) => ({ control, level })));

/** The sectors with colleges. Within a control, four-year colleges come first. */
export function sectorsOf(colleges: readonly CollegeRecord[]): Sector[] {
  const counts = new Counts<string>();
  for (const college of colleges) counts.add(sectorOf(college));
  return SECTORS.map((sector) => ({ ...sector, total: counts.of(keyOf(sector.control, sector.level)) })).filter(({ total }) => total > 0);
}

const sectorOf = (college: CollegeRecord): string => keyOf(controlOf(college.type), levelOf(college));

/** The coverage of one field. `history` has the counts of former years. */
export function coverageOf(
  { key }: FieldEntry,
  colleges: readonly CollegeRecord[],
  sectors: readonly Sector[],
  history: readonly KnownInYear[],
): FieldCoverage {
  const supplied = provenanceKeyOf(key);
  const statuses = new Counts<ValueStatus>();
  const inSectors = new Counts<string>();
  const origins = new Counts<Provenance | undefined>();
  let known = 0;
  for (const college of colleges) {
    if (supplied !== null) statuses.add(statusOf(college, supplied, college[supplied]));
    if (!isKnown(college, key, supplied)) continue;
    known += 1;
    inSectors.add(sectorOf(college));
    if (supplied !== null) origins.add(college.provenance[supplied]);
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
    byYear: yearsOf(key, origins, history),
    bySector: sectors.map((sector) => ({ ...sector, known: inSectors.of(keyOf(sector.control, sector.level)) })),
  };
}

/** An empty list is known if a source supplied it. */
function isKnown(college: CollegeRecord, key: PublicField, supplied: FieldKey | null): boolean {
  const value: unknown = college[key];
  if (value === null) return false;
  if (typeof value !== 'object' || (supplied !== null && college.provenance[supplied] !== undefined)) return true;
  return Object.keys(value).length > 0;
}

/** Takes the larger count per year: the history may lack the year of the catalog, for example in a seed. */
function yearsOf(key: PublicField, origins: Counts<Provenance | undefined>, history: readonly KnownInYear[]): FieldCoverage['byYear'] {
  const periods = new Counts<string>();
  for (const [origin, count] of origins) if (origin) periods.add(origin.period, count);
  const years = new Map<number, { year: number; period: string; known: number }>();
  const note = (year: number | null, period: string, known: number): void => {
    if (year !== null && known > (years.get(year)?.known ?? 0)) years.set(year, { year, period, known });
  };
  for (const [period, known] of periods) note(describedYear(period), period, known);
  for (const { field, year, period, known } of history) if (field === key) note(year, period, known);
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
