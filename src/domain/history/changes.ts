import { ATTRIBUTE_KEYS, type FieldKey, type Provenance, type ValueStatus, VALUE_STATUSES } from '../colleges/college.ts';
import { FIGURES } from '../colleges/figures.ts';
import { isSame, storedValueOf, type Image, type StoredValue } from '../imports/run-images.ts';
import type { FieldChange, ValueState } from './history.ts';

/** What one run changed about a college. No image before: it added the college. */
export interface Step {
  before: Image | null;
  after: Image;
}

const ORDER: readonly string[] = [...Object.keys(FIGURES), ...ATTRIBUTE_KEYS];

/** Some runs as if they were one, given from the oldest on: each field as it was before the first and after the last that changed it. */
export function netStep(steps: readonly Step[]): Step {
  const before: Record<string, readonly unknown[]> = {};
  const after: Record<string, readonly unknown[]> = {};
  for (const step of steps) {
    for (const [key, image] of Object.entries(step.after)) {
      before[key] ??= step.before?.[key] ?? storedValueOf(null, key);
      after[key] = image;
    }
  }
  const isAdded = steps.some((step) => step.before === null);
  const same = Object.keys(after).filter((key) => isSame(before[key], after[key]));
  const without = (image: Image): Image => Object.fromEntries(Object.entries(image).filter(([key]) => !same.includes(key)));
  return { before: isAdded ? null : without(before), after: without(after) };
}

/**
 * What happened to a college over some runs, for people: a field that came back to what it was, or of which only the release or the run
 * is another, has not changed.
 */
export function netChanges(steps: readonly Step[], receiptOf: (id: number) => Provenance | undefined): FieldChange[] {
  const { before, after } = netStep(steps);
  return ORDER.filter((field) => Object.hasOwn(after, field))
    .map((field) => ({
      field: field as FieldKey,
      before: stateOf(storedValueOf(before, field), receiptOf),
      after: stateOf(storedValueOf(after, field), receiptOf),
    }))
    .filter((change) => differs(change.before, change.after));
}

function stateOf([value, receipt, status]: StoredValue, receiptOf: (id: number) => Provenance | undefined): ValueState {
  const known = VALUE_STATUSES.find((candidate) => candidate === status);
  const plain: ValueStatus = (value ?? null) === null ? 'not-reported' : 'reported';
  return { value: value ?? null, status: known ?? plain, receipt: (typeof receipt === 'number' ? receiptOf(receipt) : undefined) ?? null };
}

function differs(before: ValueState, after: ValueState): boolean {
  if (before.value === null && after.value === null) return before.status !== after.status;
  return !isSame(before.value, after.value) || before.receipt?.period !== after.receipt?.period;
}
