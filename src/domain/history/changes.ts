import { ATTRIBUTE_KEYS, type FieldKey, type Provenance, type ValueStatus, VALUE_STATUSES } from '../colleges/college.ts';
import { FIGURES } from '../colleges/figures.ts';
import type { FieldChange, ValueState } from './history.ts';

/** One side of a change as runs note it: for each changed field its value, the number of its receipt, and its status unless reported. */
export type ChangeImage = Readonly<Record<string, readonly [value: unknown, receipt?: unknown, status?: unknown]>>;

const KEYS: ReadonlySet<string> = new Set<string>([...Object.keys(FIGURES), ...ATTRIBUTE_KEYS]);
const ORDER: readonly string[] = [...KEYS];

/**
 * What happened to a college over some runs, given as their images from the oldest on: each field as it was before the first and after
 * the last of them. A field that came back to what it was, or of which only the release or the run is another, has not changed for people.
 */
export function netChanges(
  steps: readonly { before: ChangeImage; after: ChangeImage }[],
  receiptOf: (id: number) => Provenance | undefined,
): FieldChange[] {
  const net = new Map<string, { before: ChangeImage[string]; after: ChangeImage[string] }>();
  for (const { before, after } of steps) {
    for (const [field, last] of Object.entries(after)) {
      if (!KEYS.has(field)) continue;
      net.set(field, { before: net.get(field)?.before ?? before[field] ?? [null], after: last });
    }
  }
  return [...net]
    .map(([field, { before, after }]) => ({
      field: field as FieldKey,
      before: stateOf(before, receiptOf),
      after: stateOf(after, receiptOf),
    }))
    .filter(({ before, after }) => differs(before, after))
    .sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
}

function stateOf([value = null, receipt, status]: ChangeImage[string], receiptOf: (id: number) => Provenance | undefined): ValueState {
  const known = VALUE_STATUSES.find((candidate) => candidate === status);
  const plain: ValueStatus = value === null ? 'not-reported' : 'reported';
  return { value, status: known ?? plain, receipt: (typeof receipt === 'number' ? receiptOf(receipt) : undefined) ?? null };
}

function differs(before: ValueState, after: ValueState): boolean {
  if (before.value === null && after.value === null) return before.status !== after.status;
  return JSON.stringify(before.value) !== JSON.stringify(after.value) || before.receipt?.period !== after.receipt?.period;
}
