import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { firstNumber } from '../cells.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const DOLLARS_PER_STUDENT = { whole: true, within: FIGURE_RANGES.researchExpensePerStudent } as const;
const DOLLARS = { whole: true, within: FIGURE_RANGES.researchExpense } as const;

const fiscalYear = (year: number) => `fiscal year ${year}`;

/** Research expense per full-time equivalent student. A college uses one of three accounting standards. */
export const derivedFinance: TableSpec = {
  table: 'DRVF',
  signature: ['F1CORREV', 'F2CORREV'],
  fields: (year) => {
    const columns = ['F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT'];
    return [{ field: 'researchExpensePerStudent', period: fiscalYear(year), columns, read: firstNumber(DOLLARS_PER_STUDENT) }];
  },
};

function financeTable(table: string, signature: readonly string[], column: string): TableSpec {
  const fields = (year: number): FieldSpec[] => [
    { field: 'researchExpense', period: fiscalYear(year), columns: [column], read: firstNumber(DOLLARS) },
  ];
  return { table, signature, fields };
}

/** Finance tables by accounting standard: F1A public, F2 private nonprofit (and some public), F3 for-profit. */
export const finance: readonly TableSpec[] = [
  financeTable('F1A', ['F1A01', 'F1B01'], 'F1C021'),
  financeTable('F2', ['F2A01', 'F2B01'], 'F2E021'),
  financeTable('F3', ['F3A01', 'F3B01'], 'F3E02A1'),
];
