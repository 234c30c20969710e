import { FIELD_LABELS, type FieldKey } from '../attributes.ts';
import { FIGURES, type FigureKey, type FigureUnit } from '../figures.ts';

/** The column heads of a CSV file: the API's names with values as stored, or words with rounded values for a spreadsheet. */
export const CSV_HEADS = ['names', 'words'] as const;
export type CsvHeads = (typeof CSV_HEADS)[number];

/** A column of a file in words. */
export interface CsvColumn {
  head: string;
  /** The value for people: shares in percent, dollars without cents, other numbers with one decimal. */
  shown: (value: unknown) => unknown;
}

type Shape = FigureUnit | 'text';

const UNITS: Partial<Record<Shape, string>> = { fraction: ' (%)', usd: ' ($)' };

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function shownAs(unit: Shape, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number' || unit === 'text') return value;
  if (unit === 'fraction') return round(value * 100, 1);
  return round(value, unit === 'usd' ? 0 : 1);
}

/** A column with this head. `text` keeps numbers as they are, such as identifiers and coordinates. */
export const csvColumn = (label: string, unit: Shape = 'text'): CsvColumn => ({
  head: label + (UNITS[unit] ?? ''),
  shown: (value) => shownAs(unit, value),
});

const isFigure = (name: string): name is FigureKey => Object.hasOwn(FIGURES, name);
const isField = (name: string): name is FieldKey => Object.hasOwn(FIELD_LABELS, name);

/** A field of a college. Fields without a label have their name in words: "sizeBand" is "Size band". */
export function csvColumnOf(name: string): CsvColumn {
  if (isFigure(name)) return csvColumn(FIGURES[name].label, FIGURES[name].unit);
  return csvColumn(isField(name) ? FIELD_LABELS[name] : (OTHER_LABELS[name] ?? inWords(name)));
}

const OTHER_LABELS: Readonly<Record<string, string>> = { id: 'Id', ipedsUnitId: 'UNITID', slug: 'Page', imageUrl: 'Picture' };

function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
