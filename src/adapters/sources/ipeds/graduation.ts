import { published, ruleOf } from './figure-columns.ts';
import { firstNumber, NOT_REPORTED, type FieldReader } from '../cells.ts';
import type { TableSpec } from '../table.ts';

/**
 * Only colleges that prepare students for a transfer must report transfers. Up to 2023 the cell of others was blank. Since 2024 it is 0:
 * 2,005 zeros instead of 55, and 1,726 of those institutions had no value in 2023. Nothing in the file tells a true 0 from them.
 */
const FIRST_YEAR_OF_ZEROS = 2024;

const transfers = firstNumber(ruleOf('transferRate'));

/** A 0 counts as not reported. */
const unlessZero =
  (read: FieldReader): FieldReader =>
  (texts, flags) => {
    const reading = read(texts, flags);
    return reading.value === 0 ? NOT_REPORTED : reading;
  };

/**
 * All full-time first-time students within 150% of normal time. At a four-year college the rate of those who sought a bachelor's degree
 * (GBA6RTT) can describe a handful of its students, so it is not read.
 */
export const graduation: TableSpec = {
  table: 'DRVGR',
  signature: ['GRRTM', 'GRRTW'],
  fields: (year) => {
    const period = `by August ${year}`;
    return [
      published('graduationRate', period, 'GRRTTOT'),
      { field: 'transferRate', period, columns: ['TRRTTOT'], read: year < FIRST_YEAR_OF_ZEROS ? transfers : unlessZero(transfers) },
      published('pellGraduationRate', period, 'PGGRRTT'),
    ];
  },
};

/**
 * The same rate at two-year colleges, for the cohort of four years before. The columns of four-year colleges (BAGR150) count bachelor's
 * students only, so the rows of those colleges are skipped. Derived tables up to 2023 repeat both; they are not read there, so that one field has one period.
 */
export const longGraduation: TableSpec = {
  table: 'GR200',
  signature: ['BAREVCT', 'L4REVCT'],
  // A flag of A marks the colleges that the rate is not of.
  skips: { column: 'XL4GR150', text: 'A' },
  fields: (year) => [published('graduationRate', `by August ${year - 1}`, 'L4GR150')],
};
