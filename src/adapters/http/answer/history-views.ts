import type { z } from 'zod';
import type { collegeChanges, dataVersion, fieldChange, history } from '../../../contracts/history-shapes.ts';
import { ATTRIBUTE_LABELS } from '../../../domain/colleges/attributes.ts';
import type { AttributeKey, FieldKey } from '../../../domain/colleges/college.ts';
import { FIGURES, type FigureKey } from '../../../domain/colleges/figures.ts';
import type { CollegeChanges, DataVersion, FieldChange, History, ValueState } from '../../../domain/history/history.ts';

/** Former years as they travel. */
export function historyView(past: History): z.output<typeof history> {
  return Object.fromEntries(
    Object.entries(past).map(([field, points]) => [field, points.map(({ receipt, ...point }) => ({ ...point, provenance: receipt }))]),
  );
}

export const changesView = ({ collegeId, version, changes }: CollegeChanges): z.output<typeof collegeChanges> => ({
  collegeId,
  version: versionView(version),
  changes: changes.map(changeView),
});

export const versionView = (version: DataVersion): z.output<typeof dataVersion> => ({ ...version, at: version.at.toISOString() });

export function changeView({ field, before, after }: FieldChange): z.output<typeof fieldChange> {
  return {
    field,
    label: fieldLabel(field),
    before: stateView(before),
    after: stateView(after),
    relative: relativeOf(before.value, after.value),
  };
}

const stateView = ({ value, status, receipt }: ValueState) => ({ value, status, period: receipt?.period ?? null });

/** What people call a field. */
export const fieldLabel = (field: FieldKey): string =>
  Object.hasOwn(FIGURES, field) ? FIGURES[field as FigureKey].label : ATTRIBUTE_LABELS[field as AttributeKey];

const relativeOf = (before: unknown, after: unknown): number | null =>
  typeof before === 'number' && typeof after === 'number' && before !== 0 ? (after - before) / Math.abs(before) : null;
