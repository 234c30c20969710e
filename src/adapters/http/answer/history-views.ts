import type { z } from 'zod';
import type { collegeChanges, dataVersion, fieldChange, history } from '../../../contracts/shapes/history-shapes.ts';
import { PROGRAM_FIELD_LABELS, type ProgramField } from '../../../domain/majors/awards.ts';
import { FIELD_LABELS, type FieldKey } from '../../../domain/colleges/attributes.ts';
import type { CollegeChanges, DataVersion, FieldChange, History, ValueState } from '../../../domain/history/history.ts';

/** Values of former years. */
export const historyView = (points: History): z.output<typeof history> =>
  Object.fromEntries(Object.entries(points).map(([figure, ofFigure]) => [figure, [...ofFigure]]));

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

const stateView = ({ value, status, provenance }: ValueState) => ({ value, status, period: provenance?.period ?? null });

export const fieldLabel = (field: FieldKey | ProgramField): string => ({ ...FIELD_LABELS, ...PROGRAM_FIELD_LABELS })[field];

const relativeOf = (before: unknown, after: unknown): number | null =>
  typeof before === 'number' && typeof after === 'number' && before !== 0 ? (after - before) / Math.abs(before) : null;
