import { FIELD_LABELS } from '../../api/domain/colleges.ts';

const LABELS = FIELD_LABELS as Readonly<Record<string, string>>;
/** In audited changes of colleges: whether no import replaces the value. */
const LOCKED = '.locked';
const OWN: Readonly<Record<string, string>> = {
  id: 'ID',
  unitIds: 'IPEDS unit IDs',
  unitId: 'IPEDS unit ID',
  deletedAt: 'Deleted',
  createdAt: 'Created',
  updatedAt: 'Changed',
};

/** The label of a field: the dictionary's words, else its name as words. `successorUnitId` becomes "Successor unit ID". */
export function fieldLabel(field: string, title?: string): string {
  if (field.endsWith(LOCKED)) return `${fieldLabel(field.slice(0, -LOCKED.length))}: locked`;
  return title ?? OWN[field] ?? LABELS[field] ?? sentence(field);
}

/** A name of code as words: `in-progress` becomes "In progress". */
export function sentence(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
    .replace(/\b(id|ids|url|csv)\b/g, (word) => word.toUpperCase().replace('IDS', 'IDs'));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
