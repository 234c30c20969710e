import { coded, firstNumber } from '../cells.ts';
import type { SourceSpec } from '../detect.ts';
import { admissions, derivedAdmissions } from './admissions.ts';
import { RELAFFIL, YES_NO } from './codes.ts';
import { aid, charges, cost, costOfAttendance, netPrices } from './cost.ts';
import { schoolYear } from '../periods.ts';
import { directory } from './directory.ts';
import { derivedFinance, finance } from './finance.ts';
import type { TableSpec } from '../table.ts';

const PERCENT = { scale: 0.01, within: [0, 1] } as const;
const COUNT = { whole: true, within: [0, 2_000_000] } as const;

const characteristics: TableSpec = {
  table: 'IC',
  marks: ['CNTLAFFI', 'CALSYS'],
  fields: (_year, period) => [
    { field: 'religiousAffiliation', period, variable: 'RELAFFIL', columns: ['RELAFFIL'], read: coded(RELAFFIL) },
    { field: 'openAdmission', period, variable: 'OPENADMP', columns: ['OPENADMP'], read: coded(YES_NO) },
    { field: 'isOnlineOnly', period, variable: 'DISTNCED', columns: ['DISTNCED'], read: coded(YES_NO) },
  ],
};

const enrolment: TableSpec = {
  table: 'DRVEF',
  marks: ['ENRTOT', 'PCTENRWH'],
  fields: (year) => [
    { field: 'size', period: `fall ${year}`, variable: 'EFUG', columns: ['EFUG'], read: firstNumber(COUNT) },
    { field: 'totalEnrollment', period: `fall ${year}`, variable: 'ENRTOT', columns: ['ENRTOT'], read: firstNumber(COUNT) },
    retention(year),
  ],
};

/** In EF-D every year; the derived table carried it to 2023. */
function retention(year: number) {
  const period = `fall ${year - 1} to fall ${year}`;
  return { field: 'retentionRate', period, variable: 'RET_PCF', columns: ['RET_PCF'], read: firstNumber(PERCENT) } as const;
}

const fallEnrolment: TableSpec = {
  table: 'EF-D',
  marks: ['RRFTCT', 'RET_NMF'],
  fields: (year) => [retention(year)],
};

/**
 * The rate of bachelor's students is published for four-year colleges only, so "else" stands for "at a two-year college", and for
 * the four-year ones that had no bachelor's students to follow.
 */
const graduation: TableSpec = {
  table: 'DRVGR',
  marks: ['GRRTM', 'GRRTW'],
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
 * Who entered eight years before (two-year colleges: four), at the time they should have been done. Derived tables carried the same
 * columns beside their own, newer ones to 2023; there they are passed over, or one receipt would name two years.
 */
const longGraduation: TableSpec = {
  table: 'GR200',
  marks: ['BAREVCT', 'L4REVCT'],
  fields: (year) => {
    const period = `by August ${year - 2} (four-year) or ${year - 1} (two-year)`;
    const columns = ['BAGR150', 'L4GR150'];
    return [{ field: 'graduationRate', period, variable: columns.join(', else '), columns, read: firstNumber(PERCENT) }];
  },
};

/** "hd2024", "drvcost2024_rv"; "sfa2324" and "f2324_f1a" end in the collection year; "gr200_24". */
function yearOf(name: string): number | null {
  const twoYears = /^(?:sfa|f)(\d\d)(\d\d)(?!\d)/i.exec(name);
  if (twoYears && Number(twoYears[2]) === (Number(twoYears[1]) + 1) % 100) return 2000 + Number(twoYears[2]);
  const short = /^gr200_(\d\d)(?!\d)/i.exec(name);
  if (short) return 2000 + Number(short[1]);
  const full = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(name);
  return full ? Number(full[0]) : null;
}

/** The yearly tables of the Integrated Postsecondary Education Data System. */
export const ipeds: SourceSpec = {
  tables: [
    directory,
    characteristics,
    admissions,
    derivedAdmissions,
    fallEnrolment,
    enrolment,
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
    { table: 'DRVHR (staff)', marks: ['SALTOTL', 'SFTETOTL'] },
    { table: 'DRVC (awards)', marks: ['ASCDEG', 'BASDEG'] },
    { table: 'DRVOM (outcome measures)', marks: ['OM1TOTLAWDP4', 'OM1TOTLAWDP8'] },
    { table: 'EFFY (12-month enrolment)', marks: ['EFFYLEV', 'EFYTOTLT'] },
    { table: 'EFIA (instructional activity)', marks: ['CDACTUA', 'ACTTYPE'] },
    { table: 'EF-A (enrolment by level)', marks: ['EFALEVEL', 'EFTOTLT'] },
    { table: 'GR (graduation cohorts)', marks: ['GRTYPE', 'CHRTSTAT'] },
    { table: 'FLAGS (response status)', marks: ['STAT_IC', 'LOCK_IC'] },
  ],
  yearOf,
  periodOf: (_name, year) => schoolYear(year),
  manyFiles: false,
};
