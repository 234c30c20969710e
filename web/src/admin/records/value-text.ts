import { useResourceContext } from 'react-admin';
import { isSameValue } from '../data-provider/changed-fields.ts';
import { type FigureKey, FIGURES, figureText } from '../../api/domain/colleges.ts';

const EMPTY = 'empty';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value as text: figures of colleges in the units of the dictionary, all other values as people write them. */
export function valueText(resource: string, field: string, value: unknown): string {
  if (isSameValue(value, null)) return EMPTY;
  if (Array.isArray(value)) return value.map((one) => valueText(resource, '', one)).join('; ') || EMPTY;
  if (typeof value === 'number') return numberText(resource, field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  return ISO_TIME.test(value) ? timeText(value) : value;
}

const numberText = (resource: string, field: string, value: number): string =>
  resource === 'colleges' && field in FIGURES ? figureText(field as FigureKey, value) : String(value);

/** Both values of a change. Two values that look the same in their unit are shown as stored. */
export function changeTexts(resource: string, field: string, before: unknown, after: unknown): [string, string] {
  const texts: [string, string] = [valueText(resource, field, before), valueText(resource, field, after)];
  return texts[0] === texts[1] ? [stored(before), stored(after)] : texts;
}

const stored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** A time of the API in the user's time zone. */
export const timeText = (iso: string): string => clock.format(new Date(iso));

/** Texts of values of the page's resource. */
export function useValueText(): (field: string, value: unknown) => string {
  const resource = useResourceContext() ?? '';
  return (field, value) => valueText(resource, field, value);
}

const LONGEST_BEGINNING = 80;
/** The first 80 characters of a long text. */
export const beginningOf = (text: string): string => (text.length > LONGEST_BEGINNING ? `${text.slice(0, LONGEST_BEGINNING)}…` : text);
