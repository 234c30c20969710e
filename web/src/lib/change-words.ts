import type { CollegeChanges } from '../api/contracts.ts';
import { fieldLabel, fieldText, isFigure } from './field-words.ts';

export type Change = CollegeChanges['changes'][number];

/** Whether a value became another one; else it stands, and only describes a later period. */
export const isNewValue = ({ before, after }: Change): boolean =>
  JSON.stringify(before.value) !== JSON.stringify(after.value) || before.status !== after.status;

/** Figures with a new value first, then other facts, then what only became newer. */
export function inOrder(changes: readonly Change[]): Change[] {
  const rank = (change: Change): number => (isNewValue(change) ? (isFigure(change.field) ? 0 : 1) : 2);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

const many = (count: number, one: string, more: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]);

/** "6 figures and 1 other fact changed, 3 values stayed the same for a later period" */
export function changesCount(changes: readonly Change[]): string {
  const changed = changes.filter(isNewValue);
  const figures = changed.filter(({ field }) => isFigure(field)).length;
  const facts = [
    ...many(figures, 'figure', 'figures'),
    ...many(changed.length - figures, figures > 0 ? 'other fact' : 'fact', figures > 0 ? 'other facts' : 'facts'),
  ];
  const stayed = many(changes.length - changed.length, 'value', 'values').map((count) => `${count} stayed the same for a later period`);
  return [...(facts.length > 0 ? [`${facts.join(' and ')} changed`] : []), ...stayed].join(', ');
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
