import type { WageRow } from '../../../domain/occupations/occupation.ts';
import type { Range } from '../../../domain/colleges/figure-ranges.ts';
import { sourceError } from '../errors.ts';
import { numberOr, socIn } from './cells.ts';
import type { ReferenceTable } from './table-reader.ts';

/** "*": no wage is available; "**": no number of jobs. */
const MISSING = ['*', '**', ''];
const ABOVE_RANGE = '#';
const WAGES: Range = [5_000, 5_000_000];
const JOBS: Range = [1, 200_000_000];
/** "national_M2025_dl.csv" */
const YEAR_IN_NAME = /_M(\d{4})_/i;

/** Occupational Employment and Wage Statistics of the Bureau of Labor Statistics: one row of the nation for each occupation. */
export const wages: ReferenceTable<WageRow, 'soc' | 'title' | 'level' | 'area' | 'industries' | 'employment' | 'medianWage', 'wages'> = {
  table: 'wages',
  key: 'soc',
  columns: {
    soc: /^OCC_CODE$/,
    title: /^OCC_TITLE$/,
    level: /^O_GROUP$/,
    area: /^AREA_TYPE$/,
    industries: /^I_GROUP$/,
    employment: /^TOT_EMP$/,
    medianWage: /^A_MEDIAN$/,
  },
  edition({ label, name, within = '' }) {
    const year = (YEAR_IN_NAME.exec(name) ?? YEAR_IN_NAME.exec(within))?.[1];
    if (year !== undefined) return `May ${year}`;
    throw sourceError('year-unknown', `The name of ${label} does not say its year. Keep the published name, such as national_M2025_dl.`);
  },
  read({ soc, title, level, area, industries, employment, medianWage }) {
    if (level !== 'detailed' || area !== '1' || industries !== 'cross-industry') return null;
    const isWageTopCoded = medianWage === ABOVE_RANGE;
    return {
      soc: socIn(soc),
      title,
      medianWage: isWageTopCoded ? null : numberOr(MISSING, medianWage, WAGES),
      isWageTopCoded,
      employment: numberOr(MISSING, employment, JOBS),
    };
  },
  keyOf: ({ soc }) => soc,
};
