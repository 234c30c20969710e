import { csvOf } from '../../../domain/shared/csv.ts';

const COLUMNS = ['CIPFamily', 'CIPCode', 'Action', 'TextChange', 'CIPTitle', 'CIPDefinition', 'CrossReferences', 'Examples'] as const;

/** The classification, from rows of code, title and definition. */
export const definitionsText = (rows: readonly (readonly [code: string, title: string, text: string])[]): string =>
  [
    ...csvOf(
      COLUMNS,
      rows.map(([code, title, text]) => ({
        ...{ CIPFamily: code.slice(0, 2), CIPCode: code, Action: 'No substantive changes', TextChange: 'no' },
        ...{ CIPTitle: title, CIPDefinition: text, CrossReferences: '', Examples: '' },
      })),
    ),
  ].join('');
