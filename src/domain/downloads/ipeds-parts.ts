import { schoolYear, twoDigits } from '../shared/time.ts';
import { inMonth, type ReleasePart } from './release-parts.ts';

/**
 * The provisional files of a collection appear about nine months after it closes: in fall at the end of October, in winter at the end of
 * February, in spring in April. Source: NCES, Timing of IPEDS Data Collection, Coverage, and Release Cycle.
 */
const FALL = inMonth(1, 7);
const WINTER = inMonth(1, 12);
const SPRING = inMonth(2, 1);

const ofFall = (what: string) => (year: number) => `${what} of fall ${year}`;
const ofYear = (what: string) => (year: number) => `${what} of ${schoolYear(year)}`;
const ofLastYear = (what: string) => (year: number) => `${what} of ${schoolYear(year - 1)}`;
const ofFiscalYear = (what: string) => (year: number) => `${what} of fiscal year ${year}`;

const named = (prefix: string) => (year: number) => `${prefix}${year}`;
const aidYear = (year: number): string => `${twoDigits(year - 1)}${twoDigits(year)}`;

const finance = (form: string): ReleasePart => ({
  file: (year) => `F${aidYear(year)}_${form}`,
  tables: [form],
  holds: ofFiscalYear(`finance, form ${form}`),
  appears: SPRING,
});

/** The tables that Alma reads. Charges and net prices are in IC_AY and SFA up to 2023, in the Cost component from 2024. */
export const IPEDS_PARTS: readonly [ReleasePart, ...ReleasePart[]] = [
  { file: named('HD'), tables: ['HD'], holds: ofYear('directory'), appears: FALL },
  { file: named('IC'), tables: ['IC'], holds: ofYear('characteristics'), appears: FALL },
  { file: (year) => `C${year}_A`, tables: ['C-A'], holds: ofLastYear('awards by program'), appears: FALL },
  { file: named('ADM'), tables: ['ADM'], holds: ofFall('admissions'), appears: WINTER },
  { file: (year) => `EF${year}D`, tables: ['EF-D'], holds: ofFall('retention'), appears: SPRING },
  { file: named('COST1_'), tables: ['COST1'], holds: ofYear('charges'), appears: WINTER, from: 2024 },
  { file: named('COST2_'), tables: ['COST2'], holds: ofLastYear('net price'), appears: WINTER, from: 2024 },
  { file: named('DRVCOST'), tables: ['COST'], holds: ofYear('total price'), appears: WINTER, from: 2024 },
  { file: (year) => `IC${year}_AY`, tables: ['IC_AY'], holds: ofYear('charges'), appears: FALL, until: 2023 },
  { file: named('DRVIC'), tables: ['COST'], holds: ofYear('total price'), appears: FALL, until: 2023 },
  { file: (year) => `SFA${aidYear(year)}`, tables: ['SFA'], holds: ofLastYear('financial aid'), appears: WINTER },
  ...['F1A', 'F2', 'F3'].map(finance),
  { file: named('DRVEF'), tables: ['DRVEF'], holds: ofFall('enrollment'), appears: SPRING },
  { file: named('DRVGR'), tables: ['DRVGR'], holds: (year) => `graduation rates by August ${year}`, appears: WINTER },
  { file: named('DRVF'), tables: ['DRVF'], holds: ofFiscalYear('finance'), appears: SPRING },
  {
    file: (year) => `GR200_${twoDigits(year)}`,
    tables: ['GR200'],
    holds: (year) => `graduation rates of two-year colleges by August ${year - 1}`,
    appears: WINTER,
  },
];
