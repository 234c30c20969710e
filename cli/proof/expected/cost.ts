import { firstNumber, number, percent } from '../raw/cells.ts';
import type { RawRow } from '../raw/read-table.ts';
import { newest, type Formula } from './formula.ts';

const BANDS = ['0-30000', '30001-48000', '48001-75000', '75001-110000', '110001-plus'] as const;

/** The five income bands of one sector, without those of fewer than ten students. */
function bandsOf(row: RawRow, sector: string): Record<string, number> | null {
  const known = BANDS.flatMap((band, at) => {
    const value = number(row, `NPT4${at + 1}_${sector}`);
    const students = number(row, `NUM4${at + 1}_${sector}`);
    return value === null || (students !== null && students < 10) ? [] : [[band, value] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** How many students the prices of one sector average. */
function studentsOf(row: RawRow, sector: string): Record<string, number> | null {
  const known = BANDS.flatMap((band, at) => {
    const value = number(row, `NUM4${at + 1}_${sector}`);
    return value === null ? [] : [[band, value] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** A price of 0 with room and food is none: a few colleges fill in zeros. */
const positive = (price: number | null): number | null => (price === 0 ? null : price);

export const COST: Readonly<Record<string, Formula>> = {
  annualCost: newest('cost', (row) => positive(firstNumber(row, 'CINSON', 'CINSOFF', 'CINSFAM'))),
  outOfStateCost: newest('cost', (row) => positive(firstNumber(row, 'COTSON', 'COTSOFF', 'COTSFAM'))),
  netPricePublic: newest('merged', (row) => number(row, 'NPT4_PUB')),
  netPricePrivate: newest('merged', (row) => number(row, 'NPT4_PRIV')),
  netPricesByIncome: newest('merged', (row) => bandsOf(row, 'PUB') ?? bandsOf(row, 'PRIV')),
  netPriceStudents: newest('merged', (row) => studentsOf(row, 'PUB') ?? studentsOf(row, 'PRIV')),
  averageGrant: newest('sfa', (row) => number(row, 'UAGRNTA'), ['XUAGRNTA']),
  percentWithGrant: newest('sfa', (row) => percent(row, 'UAGRNTP'), ['XUAGRNTP']),
  applicationFee: newest('ic', (row) => ('APPLFEEU' in row ? number(row, 'APPLFEEU') : undefined), ['XAPPFEEU']),
};
