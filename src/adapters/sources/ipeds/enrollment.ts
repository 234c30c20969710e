import { RACES, type Race } from '../../../domain/colleges/college.ts';
import { either, firstNumber, NOT_APPLICABLE, type FieldReader } from '../cells.ts';
import { partsOf } from './parts.ts';
import { published, ruleOf, shareOf } from './figure-columns.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

/** PCUENRAP, Asian or Pacific Islander, is the sum of two others. */
const RACE_COLUMNS: Readonly<Record<Race, string>> = {
  white: 'PCUENRWH',
  black: 'PCUENRBK',
  hispanic: 'PCUENRHS',
  asian: 'PCUENRAS',
  pacificIslander: 'PCUENRNH',
  nativeAmerican: 'PCUENRAN',
  multiracial: 'PCUENR2M',
  nonresident: 'PCUENRNR',
  unknown: 'PCUENRUN',
};

export const enrollment: TableSpec = {
  table: 'DRVEF',
  signature: ['ENRTOT', 'PCTENRWH'],
  fields: (year) => {
    const period = `fall ${year}`;
    const columns = RACES.map((race) => RACE_COLUMNS[race]);
    const fields: FieldSpec[] = [
      published('size', period, 'EFUG'),
      published('totalEnrollment', period, 'ENRTOT'),
      published('percentWomen', period, 'PCUENRW'),
      published('percentInternational', period, 'PCUENRNR'),
      published('percentOnlineOnly', period, 'PCUDEEXC'),
      published('transfersIn', period, 'EFUGTRN'),
      { field: 'percentPartTime', period, variable: 'EFUGPT / EFUG', columns: ['EFUGPT', 'EFUG'], read: shareOf('percentPartTime') },
      {
        field: 'undergraduateRaces',
        period,
        variable: columns.join(', '),
        columns,
        read: partsOf(RACES, firstNumber(ruleOf('percentInternational'))),
      },
      // Colleges must report where new students come from in even years only. In odd years a third does.
      ...(year % 2 === 0 ? [published('percentInState', period, 'RMINSTTP')] : []),
      // Up to 2023, and for full-time students only. EF-D has it every year.
      ...(year < 2024 ? [published('retentionRate', retentionPeriod(year), 'RET_PCF')] : []),
    ];
    return fields;
  },
};

const retentionPeriod = (year: number): string => `fall ${year - 1} to fall ${year}`;

const countIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** Without a number of full-time students, a full-time rate decides. */
function isPartTimeLarger([fullTime = '', partTime = '', rate = '']: readonly string[]): boolean {
  return (countIn(partTime) ?? 0) > (countIn(fullTime) ?? (countIn(rate) === null ? 0 : Infinity));
}

/**
 * Reads the first column, of full-time students, unless the part-time cohort is larger; then the second. `sizes`: the places of both sizes
 * and of the full-time rate.
 */
function ofLargerCohort(read: FieldReader, sizes: readonly number[]): FieldReader {
  const column =
    (wanted: boolean): FieldReader =>
    ([value = '', ...cohorts], [flag = '']) =>
      isPartTimeLarger(cohorts) === wanted ? read([value], [flag]) : NOT_APPLICABLE;
  return either({ read: column(false), columns: [0, ...sizes] }, { read: column(true), columns: [1, ...sizes] });
}

/** RRFTCTA and RRPTCTA are the full-time and the part-time students who entered a year before, less those who died or serve. */
export const fallEnrollment: TableSpec = {
  table: 'EF-D',
  signature: ['RRFTCT', 'RET_NMF'],
  fields: (year) => {
    const period = retentionPeriod(year);
    const cohorts = ['RRFTCTA', 'RRPTCTA'];
    const rates = ['RET_PCF', 'RET_PCP'];
    return [
      {
        field: 'retentionRate',
        period,
        alternatives: rates,
        columns: [...rates, ...cohorts],
        needs: ['RET_PCF'],
        read: ofLargerCohort(firstNumber(ruleOf('retentionRate')), [2, 3, 0]),
      },
      {
        field: 'retentionCohort',
        period,
        alternatives: cohorts,
        columns: [...cohorts, 'RET_PCF'],
        needs: cohorts,
        read: ofLargerCohort(firstNumber(ruleOf('retentionCohort')), [0, 1, 2]),
      },
      published('studentFacultyRatio', `fall ${year}`, 'STUFACR'),
    ];
  },
};
