import type { CollegeChanges } from '../../api/domain.ts';
import { fieldLabel, fieldText, isFigure } from './field-words.ts';

export type Change = CollegeChanges['changes'][number];

/** Whether a value became another one; else it stands, and only describes a later period. */
export const isNewValue = ({ before, after }: Change): boolean =>
  JSON.stringify(before.value) !== JSON.stringify(after.value) || before.status !== after.status;

/** What has a new value, figures first. */
export function newValues(changes: readonly Change[]): Change[] {
  const changed = changes.filter(isNewValue);
  return [...changed.filter(({ field }) => isFigure(field)), ...changed.filter(({ field }) => !isFigure(field))];
}

/** Figures that a later period did not change. That a name is the same a year later is no news. */
export const sameFigures = (changes: readonly Change[]): Change[] =>
  changes.filter((change) => isFigure(change.field) && !isNewValue(change));

const many = (count: number, one: string, more: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]);

/** "6 figures and 1 other fact changed, 3 figures stayed the same for a later period"; empty where nothing of it is so. */
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
  /** "61% (fall 2022)"; without the period where it is the same after. Undefined where the value stayed. */
  before?: string;
  after: string;
}

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** One change as people read it: from what, to what. */
export function changeWords(change: Change): ChangeWords {
  const { before, after } = change;
  const label = fieldLabel(change.field, change.label);
  if (!isNewValue(change)) return { label, after: fieldText(change.field, after.value, after.status) + laterWords(change) };
  // Lists and tables are too much for a line.
  if (isList(after.value)) return { label, after: 'New entries' };
  // What no source had said anything of was not "not reported".
  if (before.value === null && before.period === null) return { label, after: `${stateWords(change, after)}, new` };
  return { label, before: stateWords(change, before), after: stateWords(change, after) };
}

/** "61% (fall 2022)"; the period only where it is another one after than before. */
function stateWords({ field, before, after }: Change, { value, status, period }: Change['after']): string {
  const text = fieldText(field, value, status) + (value !== null && status === 'imputed' ? ', estimated' : '');
  return value !== null && period !== null && before.period !== after.period ? `${text} (${period})` : text;
}

function laterWords({ before, after }: Change): string {
  const isLater = before.period !== null && after.period !== null && before.period !== after.period;
  return isLater ? `, as before, now for ${after.period} (was ${before.period})` : ', as before';
}
