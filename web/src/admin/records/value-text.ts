import { useResourceContext } from 'react-admin';
import { FIGURES, figureText, type FigureKey } from '../../api/domain.ts';
import { sentence } from './field-label.ts';

const EMPTY = 'empty';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value as text: figures of colleges in the units of the dictionary, all other values as people write them. */
export function valueText(resource: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'number') return resource === 'colleges' && field in FIGURES ? figureText(field as FigureKey, value) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? EMPTY : value.map((one) => valueText(resource, '', one)).join('; ');
  if (typeof value === 'string') return ISO_TIME.test(value) ? timeText(value) : value;
  return JSON.stringify(value);
}

/** Both values of a change. Two values that look the same in their unit are shown as stored. */
export function changeTexts(resource: string, field: string, before: unknown, after: unknown): [string, string] {
  const texts: [string, string] = [valueText(resource, field, before), valueText(resource, field, after)];
  return texts[0] === texts[1] ? [stored(before), stored(after)] : texts;
}

const stored = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? EMPTY));

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** A time of the API in the user's time zone. */
export const timeText = (iso: string): string => clock.format(new Date(iso));

/** The words of an event or a choice: `record-changed` is "Record changed". */
export const wordsOf = sentence;

/** Texts of values of the page's resource. */
export function useValueText(): (field: string, value: unknown) => string {
  const resource = useResourceContext() ?? '';
  return (field, value) => valueText(resource, field, value);
}
