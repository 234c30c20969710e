import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { coded, firstNumber } from '../cells.ts';
import type { SourceSpec } from '../detect.ts';
import { admissions, derivedAdmissions } from './admissions.ts';
import { RELAFFIL, YES_NO } from './codes.ts';
import { aid, charges, cost, costOfAttendance, netPrices } from './cost.ts';
import { directory } from './directory.ts';
import { derivedFinance, finance } from './finance.ts';
import { schoolYear, type TableSpec } from '../table.ts';

const PERCENT = { scale: 0.01, within: FIGURE_RANGES.graduationRate } as const;
const COUNT = { whole: true, within: FIGURE_RANGES.totalEnrollment } as const;

const characteristics: TableSpec = {
  table: 'IC',
  signature: ['CNTLAFFI', 'CALSYS'],
  fields: (_year, period) => [
    { field: 'religiousAffiliation', period, variable: 'RELAFFIL', columns: ['RELAFFIL'], read: coded(RELAFFIL) },
    { field: 'openAdmission', period, variable: 'OPENADMP', columns: ['OPENADMP'], read: coded(YES_NO) },
    { field: 'isOnlineOnly', period, variable: 'DISTNCED', columns: ['DISTNCED'], read: coded(YES_NO) },
  ],
};

const enrollment: TableSpec = {
  table: 'DRVEF',
  signature: ['ENRTOT', 'PCTENRWH'],
  fields: (year) => [
    { field: 'size', period: `fall ${year}`, variable: 'EFUG', columns: ['EFUG'], read: firstNumber(COUNT) },
    { field: 'totalEnrollment', period: `fall ${year}`, variable: 'ENRTOT', columns: ['ENRTOT'], read: firstNumber(COUNT) },
    retention(year),
  ],
};

/** EF-D has it every year, the derived table up to 2023. */
function retention(year: number) {
  const period = `fall ${year - 1} to fall ${year}`;
  return { field: 'retentionRate', period, variable: 'RET_PCF', columns: ['RET_PCF'], read: firstNumber(PERCENT) } as const;
}

const fallEnrollment: TableSpec = {
  table: 'EF-D',
  signature: ['RRFTCT', 'RET_NMF'],
  fields: (year) => [retention(year)],
};

/**
 * The rate of bachelor's students exists for four-year colleges only. GRRTTOT is for two-year colleges and for four-year colleges without
 * bachelor's students in the cohort.
 */
const graduation: TableSpec = {
  table: 'DRVGR',
  signature: ['GRRTM', 'GRRTW'],
  fields: (year) => {
    const period = `by August ${year}`;
    const columns = ['GBA6RTT', 'GRRTTOT'];
    return [
      { field: 'graduationRate', period, variable: 'GBA6RTT, else GRRTTOT', columns, read: firstNumber(PERCENT) },
      { field: 'transferRate', period, variable: 'TRRTTOT', columns: ['TRRTTOT'], read: firstNumber(PERCENT) },
    ];
  },
};

/**
 * Graduation at 150% of normal time for the cohort of eight years before (two-year colleges: four). Derived tables up to 2023 have the same
 * columns for an older cohort. They are not read there, so that one field has one period.
 */
const longGraduation: TableSpec = {
  table: 'GR200',
  signature: ['BAREVCT', 'L4REVCT'],
  fields: (year) => {
    const period = `by August ${year - 2} (four-year) or ${year - 1} (two-year)`;
    const columns = ['BAGR150', 'L4GR150'];
    return [{ field: 'graduationRate', period, variable: columns.join(', else '), columns, read: firstNumber(PERCENT) }];
  },
};

/** Reads "hd2024", "drvcost2024_rv" and "gr200_24". "sfa2324" and "f2324_f1a" end in the collection year. */
function yearOf(name: string): number | null {
  const twoYears = /^(?:sfa|f)(\d\d)(\d\d)(?!\d)/i.exec(name);
  if (twoYears && Number(twoYears[2]) === (Number(twoYears[1]) + 1) % 100) return 2000 + Number(twoYears[2]);
  const short = /^gr200_(\d\d)(?!\d)/i.exec(name);
  if (short) return 2000 + Number(short[1]);
  const full = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(name);
  return full ? Number(full[0]) : null;
}

/** The yearly tables of the Integrated Postsecondary Education Data System (IPEDS). */
export const ipeds: SourceSpec = {
  tables: [
    directory,
    characteristics,
    admissions,
    derivedAdmissions,
    fallEnrollment,
    enrollment,
    graduation,
    longGraduation,
    cost,
    costOfAttendance,
    charges,
    aid,
    netPrices,
    derivedFinance,
    ...finance,
  ],
  known: [
    { table: 'DRVHR (staff)', signature: ['SALTOTL', 'SFTETOTL'] },
    { table: 'DRVC (awards)', signature: ['ASCDEG', 'BASDEG'] },
    { table: 'DRVOM (outcome measures)', signature: ['OM1TOTLAWDP4', 'OM1TOTLAWDP8'] },
    { table: 'EFFY (12-month enrollment)', signature: ['EFFYLEV', 'EFYTOTLT'] },
    { table: 'EFIA (instructional activity)', signature: ['CDACTUA', 'ACTTYPE'] },
    { table: 'EF-A (enrollment by level)', signature: ['EFALEVEL', 'EFTOTLT'] },
    { table: 'GR (graduation cohorts)', signature: ['GRTYPE', 'CHRTSTAT'] },
    { table: 'FLAGS (response status)', signature: ['STAT_IC', 'LOCK_IC'] },
  ],
  yearOf,
  periodOf: (_name, year) => schoolYear(year),
  hasManyFiles: false,
};
