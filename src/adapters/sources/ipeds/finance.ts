import { firstNumber } from '../cells.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const DOLLARS_PER_STUDENT = { whole: true, within: [0, 100_000_000] } as const;
/** The largest accounts show more than three billion. */
const DOLLARS = { whole: true, within: [0, 1_000_000_000_000] } as const;

const fiscalYear = (year: number) => `fiscal year ${year}`;

/** Research expense for each full-time-equivalent student; a college keeps its books by one of three standards. */
export const derivedFinance: TableSpec = {
  table: 'DRVF',
  marks: ['F1CORREV', 'F2CORREV'],
  fields: (year) => {
    const columns = ['F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT'];
    return [{ field: 'researchExpensePerStudent', period: fiscalYear(year), columns, read: firstNumber(DOLLARS_PER_STUDENT) }];
  },
};

function books(table: string, marks: readonly string[], column: string): TableSpec {
  const fields = (year: number): FieldSpec[] => [
    { field: 'researchExpense', period: fiscalYear(year), columns: [column], read: firstNumber(DOLLARS) },
  ];
  return { table, marks, fields };
}

/** The books themselves: public colleges, private nonprofit ones (and public ones that follow their standard), for-profit ones. */
export const finance: readonly TableSpec[] = [
  books('F1A', ['F1A01', 'F1B01'], 'F1C021'),
  books('F2', ['F2A01', 'F2B01'], 'F2E021'),
  books('F3', ['F3A01', 'F3B01'], 'F3E02A1'),
];
