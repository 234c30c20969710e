import { type ValueStatus, VALUE_STATUSES } from '../colleges/college.ts';
import { ATTRIBUTE_KEYS, type FieldKey } from '../colleges/attributes.ts';
import type { Provenance } from '../colleges/sources.ts';
import { FIGURES } from '../colleges/figures.ts';
import { isSame, storedValueOf, type CollegeImage, type StoredValue } from '../imports/college-image.ts';
import type { FieldChange, ValueState } from './history.ts';

/** What one run changed about a college. `before` is null if the run added the college. */
export interface ImageChange {
  before: CollegeImage | null;
  after: CollegeImage;
}

const ORDER: readonly string[] = [...Object.keys(FIGURES), ...ATTRIBUTE_KEYS];

/** Combines runs, oldest first, into one change. Each field has its value before the first run and after the last run that changed it. */
export function combineChanges(steps: readonly ImageChange[]): ImageChange {
  const before: Record<string, readonly unknown[]> = {};
  const after: Record<string, readonly unknown[]> = {};
  for (const step of steps) {
    for (const [key, image] of Object.entries(step.after)) {
      before[key] ??= step.before?.[key] ?? storedValueOf(null, key);
      after[key] = image;
    }
  }
  const isAdded = steps.some((step) => step.before === null);
  const unchanged = Object.keys(after).filter((key) => isSame(before[key], after[key]));
  const without = (image: CollegeImage): CollegeImage =>
    Object.fromEntries(Object.entries(image).filter(([key]) => !unchanged.includes(key)));
  return { before: isAdded ? null : without(before), after: without(after) };
}

/**
 * Lists the changed fields of a college over some runs. A field that returned to its old value has not changed. Nor has a field whose
 * provenance differs only in release or run.
 */
export function fieldChanges(steps: readonly ImageChange[], provenanceOf: (id: number) => Provenance | undefined): FieldChange[] {
  const { before, after } = combineChanges(steps);
  return ORDER.filter((field) => Object.hasOwn(after, field))
    .map((field) => ({
      field: field as FieldKey,
      before: stateOf(storedValueOf(before, field), provenanceOf),
      after: stateOf(storedValueOf(after, field), provenanceOf),
    }))
    .filter((change) => differs(change.before, change.after));
}

function stateOf([value, provenanceId, status]: StoredValue, provenanceOf: (id: number) => Provenance | undefined): ValueState {
  const known = VALUE_STATUSES.find((candidate) => candidate === status);
  const plain: ValueStatus = (value ?? null) === null ? 'not-reported' : 'reported';
  return {
    value: value ?? null,
    status: known ?? plain,
    provenance: (typeof provenanceId === 'number' ? provenanceOf(provenanceId) : undefined) ?? null,
  };
}

function differs(before: ValueState, after: ValueState): boolean {
  if (before.value === null && after.value === null) return before.status !== after.status;
  return !isSame(before.value, after.value) || before.provenance?.period !== after.provenance?.period;
}
