import type { CollegeChanges } from '../../api/domain/colleges.ts';
import { inSentence } from '../../lib/format.ts';
import { fieldLabel, fieldText, isFigure, STATUS_WORDS } from './field-words.ts';

export type Change = CollegeChanges['changes'][number];

/** Whether the value or its status changed. Otherwise only its period is later. */
export const isNewValue = ({ before, after }: Change): boolean =>
  JSON.stringify(before.value) !== JSON.stringify(after.value) || before.status !== after.status;

/** The changes with a new value, figures first. */
export function newValues(changes: readonly Change[]): Change[] {
  const changed = changes.filter(isNewValue);
  return [...changed.filter(({ field }) => isFigure(field)), ...changed.filter(({ field }) => !isFigure(field))];
}

/** Figures with the same value for a later period. Unchanged attributes are left out. */
export const sameFigures = (changes: readonly Change[]): Change[] =>
  changes.filter((change) => isFigure(change.field) && !isNewValue(change));

const many = (count: number, one: string, more: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]);

/** "6 figures and 1 other fact changed, 3 figures stayed the same for a later period". Empty without changes. */
export function changesCount(changes: readonly Change[]): string {
  const changed = newValues(changes);
  const figures = changed.filter(({ field }) => isFigure(field)).length;
  const other = figures > 0 ? 'other ' : '';
  const facts = [...many(figures, 'figure', 'figures'), ...many(changed.length - figures, `${other}fact`, `${other}facts`)];
  const stayed = many(sameFigures(changes).length, 'figure', 'figures');
  return [
    ...facts.slice(0, 1).map(() => `${facts.join(' and ')} changed`),
    ...stayed.map((count) => `${count} stayed the same for a later period`),
  ].join(', ');
}

export interface ChangeWords {
  label: string;
  /** "61% (fall 2022)", without the period if it did not change. Undefined if the value did not change. */
  before?: string;
  after: string;
}

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The old and the new value in words. */
export function changeWords(change: Change): ChangeWords {
  const { before, after } = change;
  const label = fieldLabel(change.field, change.label);
  if (!isNewValue(change)) return { label, after: fieldText(change.field, after.value, after.status) + laterWords(change) };
  // Lists and tables do not fit into one line.
  if (isList(after.value)) return { label, after: 'New entries' };
  // Without an earlier source, the value was not "Not reported".
  if (before.value === null && before.period === null) return { label, after: `${stateWords(change, after)}, new` };
  return { label, before: stateWords(change, before), after: stateWords(change, after) };
}

/** "Not reported", or "N/A (too few students to publish)" for figures with such a sign. */
function missingWords(field: string, status: Change['after']['status']): string {
  const [text, reason] = [fieldText(field, null, status), STATUS_WORDS[status]];
  return text === reason ? text : `${text} (${inSentence(reason)})`;
}

/** "61% (fall 2022)", without the period if it did not change. */
function stateWords({ field, before, after }: Change, { value, status, period }: Change['after']): string {
  if (value === null) return missingWords(field, status);
  const text = fieldText(field, value, status) + (status === 'imputed' ? ', estimated' : '');
  return period !== null && before.period !== after.period ? `${text} (${period})` : text;
}

function laterWords({ before, after }: Change): string {
  const isLater = before.period !== null && after.period !== null && before.period !== after.period;
  return isLater ? `, as before, now for ${after.period} (was ${before.period})` : ', as before';
}
