import { ATTRIBUTE_LABELS, FIGURES, figureText, type FieldKey, type FigureKey, type ValueStatus } from '../../api/domain.ts';
import { localeWords } from '../../lib/locale-words.ts';

/** Every field that has receipts, figures first. */
export const FIELD_LABELS = {
  ...(Object.fromEntries(Object.entries(FIGURES).map(([key, { label }]) => [key, label])) as Record<FigureKey, string>),
  ...ATTRIBUTE_LABELS,
};

export const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);

/** The name of a field; one that a newer server knows is called as it calls it. */
export const fieldLabel = (field: string, called = field): string =>
  Object.hasOwn(FIELD_LABELS, field) ? FIELD_LABELS[field as FieldKey] : called;

/** Why a value is there, or is not. */
export const STATUS_WORDS: Record<ValueStatus, string> = {
  reported: 'Reported',
  imputed: 'Estimated by NCES',
  suppressed: 'Too few students to publish',
  'not-applicable': 'Does not apply',
  'not-reported': 'Not reported',
};

/** A value of any field as it reads in a line of text; a missing one says why. */
export function fieldText(field: string, value: unknown, status: ValueStatus): string {
  if (value === null || value === undefined) return STATUS_WORDS[status];
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return partsText(Object.values(value));
  return field === 'locale' ? localeWords(value as string) : (value as string);
}

function numberText(field: string, value: number): string {
  if (isFigure(field)) return figureText(field, value);
  return field === 'level' ? `${value}-year` : String(value);
}

/** Names are listed; numbers stand elsewhere, each with its name. */
function partsText(parts: unknown[]): string {
  if (parts.every((part) => typeof part === 'string')) return parts.length === 0 ? 'None' : parts.join(', ');
  return `${parts.length} ${parts.length === 1 ? 'value' : 'values'}`;
}
