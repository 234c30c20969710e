import { aid, netPrices } from './aid.ts';
import { admissions } from './admissions.ts';
import { characteristics } from './characteristics.ts';
import { completions } from './completions.ts';
import { charges, cost, costOfAttendance } from './cost.ts';
import type { SourceSpec } from '../detect.ts';
import { directory } from './directory.ts';
import { enrollment, fallEnrollment } from './enrollment.ts';
import { derivedFinance, finance } from './finance.ts';
import { graduation, longGraduation } from './graduation.ts';
import { schoolYear } from '../../../domain/shared/time.ts';

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
    completions,
  ],
  known: [
    // DRVADM has the rates of ADM in whole percents, without the number of applicants, and no other college.
    { table: 'DRVADM (rates of ADM, rounded)', signature: ['DVADM02', 'DVADM03'] },
    { table: 'DRVHR (staff)', signature: ['SALTOTL', 'SFTETOTL'] },
    { table: 'DRVC (awards)', signature: ['ASCDEG', 'BASDEG'] },
    { table: 'DRVOM (outcome measures)', signature: ['OM1TOTLAWDP4', 'OM1TOTLAWDP8'] },
    { table: 'EFFY (12-month enrollment)', signature: ['EFFYLEV', 'EFYTOTLT'] },
    { table: 'EFIA (instructional activity)', signature: ['CDACTUA', 'ACTTYPE'] },
    { table: 'EF-A (enrollment by level)', signature: ['EFALEVEL', 'EFTOTLT'] },
    { table: 'EF-C (residence of new students)', signature: ['EFCSTATE', 'EFRES01'] },
    { table: 'SFAV (benefits for veterans)', signature: ['UGPO9_N', 'UGDOD_N'] },
    { table: 'GR (graduation cohorts)', signature: ['GRTYPE', 'CHRTSTAT'] },
    { table: 'FLAGS (response status)', signature: ['STAT_IC', 'LOCK_IC'] },
  ],
  yearOf,
  periodOf: (_name, year) => schoolYear(year),
  hasManyFiles: false,
};
