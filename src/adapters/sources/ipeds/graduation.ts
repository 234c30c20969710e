import { published } from './figure-columns.ts';
import type { TableSpec } from '../table.ts';

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
      published('transferRate', period, 'TRRTTOT'),
      published('pellGraduationRate', period, 'PGGRRTT'),
    ];
  },
};

/**
 * The same rate at two-year colleges, for the cohort of four years before. The columns of four-year colleges (BAGR150) count bachelor's
 * students only. Derived tables up to 2023 repeat both; they are not read there, so that one field has one period.
 */
export const longGraduation: TableSpec = {
  table: 'GR200',
  signature: ['BAREVCT', 'L4REVCT'],
  fields: (year) => [published('graduationRate', `by August ${year - 1}`, 'L4GR150')],
};
