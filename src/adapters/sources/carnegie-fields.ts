import type { CarnegieScheme } from '../../domain/colleges/college.ts';
import { reported, type FieldReader } from './cells.ts';
import type { FieldSpec } from './table.ts';

interface CarnegieClass {
  scheme: CarnegieScheme;
  /** The columns of the class; the first one is the variable in the provenance. */
  columns: readonly string[];
  period: string;
  /** Reads the label, not the number: the same number means different classes in different schemes. */
  read: FieldReader;
}

/** The fields of a Carnegie class and its scheme. Both have a value or neither, so that a run changes both together. */
export function carnegieFields({ scheme, columns, period, read }: CarnegieClass): FieldSpec[] {
  const of = { period, variable: columns[0] ?? '', columns, needs: columns };
  const readScheme: FieldReader = (texts, flags) => {
    const label = read(texts, flags);
    return label.value === null ? label : reported(scheme);
  };
  return [
    { field: 'carnegieClassification', ...of, read },
    { field: 'carnegieScheme', ...of, read: readScheme },
  ];
}
