import type { Occupation, OccupationFile } from '../../../domain/occupations/occupation.ts';

/** The column of each part of an occupation. */
export const OCCUPATION_COLUMNS = {
  soc: 'soc',
  title: 'title',
  medianWage: 'median_wage',
  isWageTopCoded: 'is_wage_top_coded',
  employment: 'employment',
  growthPercent: 'growth_percent',
  openings: 'openings',
  entryEducation: 'entry_education',
} as const satisfies Record<keyof Occupation, string>;

/** The column of each part of a file. */
export const FILE_COLUMNS = {
  table: 'table_name',
  edition: 'edition',
  file: 'file',
  sha256: 'sha256',
  rows: 'rows',
} as const satisfies Record<keyof OccupationFile, string>;
