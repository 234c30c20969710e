import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../seeds/school-colors.json');

type SchoolColors = ReadonlyMap<number | null, NonNullable<CollegeRecord['schoolColors']>>;

/** The colors of the file, by UNITID. They change with a release of Alma only. */
export async function schoolColors(): Promise<SchoolColors> {
  const { colleges } = JSON.parse(await readFile(FILE, 'utf8')) as { colleges: { unitId: number; colors: [string, string] }[] };
  return new Map(colleges.map(({ unitId, colors }) => [unitId, colors]));
}

export function withColors(college: CollegeRecord, colors: SchoolColors): CollegeRecord {
  const own = colors.get(college.ipedsUnitId);
  return own ? { ...college, schoolColors: own } : college;
}
