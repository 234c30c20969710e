import type { z } from 'zod';
import type { collegeChanges, fieldChange, history } from '../../contracts/history-shapes.ts';
import type { FieldKey } from '../../domain/colleges/college.ts';
import { FIGURES, type FigureKey } from '../../domain/colleges/figures.ts';
import type { CollegeChanges, FieldChange, History, ValueState } from '../../domain/history/history.ts';

/** Former years as they travel. */
export function historyView(past: History): z.output<typeof history> {
  return Object.fromEntries(
    Object.entries(past).map(([field, points]) => [field, points.map(({ receipt, ...point }) => ({ ...point, provenance: receipt }))]),
  );
}

export function changesView(found: CollegeChanges | null): z.output<typeof collegeChanges> | null {
  if (!found) return null;
  const { collegeId, version, changes } = found;
  return { collegeId, version: { ...version, at: version.at.toISOString() }, changes: changes.map(changeView) };
}

function changeView({ field, before, after }: FieldChange): z.output<typeof fieldChange> {
  return {
    field,
    label: labelOf(field),
    before: stateView(before),
    after: stateView(after),
    relative: relativeOf(before.value, after.value),
  };
}

const stateView = ({ value, status, receipt }: ValueState) => ({ value, status, period: receipt?.period ?? null });

const labelOf = (field: FieldKey): string => (field in FIGURES ? FIGURES[field as FigureKey].label : field);

const relativeOf = (before: unknown, after: unknown): number | null =>
  typeof before === 'number' && typeof after === 'number' && before !== 0 ? (after - before) / Math.abs(before) : null;
