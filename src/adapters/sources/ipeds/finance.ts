import { published } from './figure-columns.ts';
import type { TableSpec } from '../table.ts';

const fiscalYear = (year: number) => `fiscal year ${year}`;

/** Dollars per full-time equivalent student. A college uses one of three accounting standards. For-profit colleges have no endowment. */
export const derivedFinance: TableSpec = {
  table: 'DRVF',
  signature: ['F1CORREV', 'F2CORREV'],
  fields: (year) => {
    const period = fiscalYear(year);
    return [
      published('researchExpensePerStudent', period, 'F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT'),
      published('endowmentPerStudent', period, 'F1ENDMFT', 'F2ENDMFT'),
    ];
  },
};

function financeTable(table: string, signature: readonly string[], column: string): TableSpec {
  return { table, signature, fields: (year) => [published('researchExpense', fiscalYear(year), column)] };
}

/** Finance tables by accounting standard: F1A public, F2 private nonprofit (and some public), F3 for-profit. */
export const finance: readonly TableSpec[] = [
  financeTable('F1A', ['F1A01', 'F1B01'], 'F1C021'),
  financeTable('F2', ['F2A01', 'F2B01'], 'F2E021'),
  financeTable('F3', ['F3A01', 'F3B01'], 'F3E02A1'),
];
