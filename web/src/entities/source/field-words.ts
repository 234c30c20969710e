import { FIELD_LABELS, FIGURES, figureText, type FieldKey, type FigureKey, type ValueStatus } from '../../api/domain.ts';
import { localeWords } from '../college/locale-words.ts';
import { MISSING_WORDS } from '../college/figure-words.ts';

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

/** A value of any field in one line. A missing value gives the reason. */
export function fieldText(field: string, value: unknown, status: ValueStatus): string {
  if (value === null || value === undefined) return STATUS_WORDS[status];
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return itemsText(Object.values(value));
  return field === 'locale' ? localeWords(value as string) : (value as string);
}

function numberText(field: string, value: number): string {
  if (isFigure(field)) return figureText(field, value);
  return field === 'level' ? `${value}-year` : String(value);
}

/** Lists names. Numbers are only counted, because the page shows them in tables. */
function itemsText(items: unknown[]): string {
  if (items.every((item) => typeof item === 'string')) return items.length === 0 ? 'None' : items.join(', ');
  return `${items.length} ${items.length === 1 ? 'value' : 'values'}`;
}
