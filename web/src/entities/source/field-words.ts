import { FIELD_LABELS, type FieldKey, type FigureKey, FIGURES, figureText, type ValueStatus } from '../../api/domain/colleges.ts';
import { codedText, itemName } from '../college/fact-words.ts';
import { localeWords } from '../college/locale-words.ts';
import { figureWords, MISSING_WORDS } from '../college/figure-words.ts';

export const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);

/** The label of a field. `called` is the server's label, for fields that this build does not know. */
export const fieldLabel = (field: string, called = field): string =>
  Object.hasOwn(FIELD_LABELS, field) ? FIELD_LABELS[field as FieldKey] : called;

/** The status of a value in words. */
export const STATUS_WORDS: Record<ValueStatus, string> = {
  reported: 'Reported',
  imputed: 'Estimated by NCES',
  ...MISSING_WORDS,
};

/** A value of any field in one line. A missing value gives N/A, NA or the reason, as everywhere. */
export function fieldText(field: string, value: unknown, status: ValueStatus): string {
  if (value === null || value === undefined)
    return isFigure(field) ? figureWords(field, { value: null, status }).text : STATUS_WORDS[status];
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return Array.isArray(value) ? listText(value) : mapText(value as Readonly<Record<string, unknown>>);
  return field === 'locale' ? localeWords(value as string) : codedText(value as string);
}

function numberText(field: string, value: number): string {
  if (isFigure(field)) return figureText(field, value);
  return field === 'level' ? `${value}-year` : String(value);
}

const listText = (items: readonly unknown[]): string => (items.length === 0 ? 'None' : items.join(', '));

/** Numbers are only counted, because the page shows them in tables. */
function mapText(items: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(items);
  if (entries.length === 0) return 'None';
  if (entries.some(([, value]) => typeof value !== 'string')) return `${entries.length} ${entries.length === 1 ? 'value' : 'values'}`;
  return entries.map(([key, value]) => `${itemName(key)}: ${codedText(value as string)}`).join(', ');
}
