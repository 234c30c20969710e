import type { CollegeRecord } from '../colleges/college.ts';
import { awardLevelOf, awardOrderOf } from '../majors/award-levels.ts';
import { readProgramKey } from '../majors/awards.ts';
import { awardYearsOf } from '../programs/award-years.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import { csvCells } from '../shared/csv.ts';

/** The columns of programs.csv. `awards` is 0 where a program was offered and none was awarded. */
export const PROGRAM_COLUMNS = ['id', 'unitid', 'cip', 'title', 'level', 'award', 'period', 'awards', 'release', 'run'] as const;

/** The official title of a program of six digits. */
export type TitleOf = (cip: string) => string | undefined;

/** One line for each program that the newest year of a college lists, by code and level. All years would be five times as long. */
export function programLines({ id, ipedsUnitId }: CollegeRecord, supplied: readonly SuppliedRowOfCollege[], titleOf: TitleOf): string {
  const newest = awardYearsOf(supplied).at(-1);
  if (!newest) return '';
  const { awards, provenance } = newest;
  const college = csvCells([id, ipedsUnitId]);
  const edition = csvCells([provenance.release, provenance.runId]);
  let lines = '';
  for (const { key, cip, level } of programsOf(Object.keys(awards))) {
    const program = csvCells([cip, titleOf(cip), level.code, level.label, provenance.period, awards[key]]);
    lines += `${college},${program},${edition}\r\n`;
  }
  return lines;
}

function programsOf(keys: readonly string[]) {
  const programs = keys.flatMap((key) => {
    const { cip, level: code } = readProgramKey(key) ?? {};
    const level = code === undefined ? undefined : awardLevelOf(code);
    return cip === undefined || level === undefined ? [] : [{ key, cip, level }];
  });
  return programs.sort((a, b) => (a.cip === b.cip ? awardOrderOf(a.level.code) - awardOrderOf(b.level.code) : a.cip < b.cip ? -1 : 1));
}
