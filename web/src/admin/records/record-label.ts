import type { RaRecord } from 'react-admin';

const NAMES = ['name', 'title', 'label', 'username', 'texts', 'subject', 'field', 'list', 'event'] as const;

/** A short name of a record for buttons and titles: its name or a similar field, else its id. */
export function recordLabel(record: RaRecord): string {
  for (const key of NAMES) {
    const value: unknown = record[key];
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string' && text !== '') return text;
  }
  return `#${record.id}`;
}
