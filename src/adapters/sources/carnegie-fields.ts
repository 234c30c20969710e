import type { CarnegieScheme } from '../../domain/colleges/college.ts';
import { reported, type Read } from './cells.ts';
import type { FieldSpec } from './table.ts';

interface Class {
  scheme: CarnegieScheme;
  /** Where the class is read from, the column that names it first. */
  columns: readonly string[];
  period: string;
  /** The label of a class. Never its number, which means another class in another scheme. */
  read: Read;
}

/** A Carnegie class with its scheme. Both have a value or neither has, so that no run changes one without the other. */
export function carnegieFields({ scheme, columns, period, read }: Class): FieldSpec[] {
  const of = { period, variable: columns[0] ?? '', columns, needs: columns };
  const readScheme: Read = (texts, flags) => {
    const label = read(texts, flags);
    return label.value === null ? label : reported(scheme);
  };
  return [
    { field: 'carnegieClassification', ...of, read },
    { field: 'carnegieScheme', ...of, read: readScheme },
  ];
}
