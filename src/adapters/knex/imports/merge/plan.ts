import { DIRECTORY_ONLY, type SuppliedField } from '../../../../domain/imports/source-table.ts';
import type { ProvenanceIds, RunProvenance } from '../provenance.ts';
import type { StagedTable } from '../stage.ts';

/** A staged table that supplies a field. */
export interface Supplier {
  /** Number of the staged table. */
  index: number;
  /** Place of the field's character in `statuses` and `alternatives`, from 1. */
  position: number;
  provenance: ProvenanceIds;
}

/** A field and the staged tables that supply it, in order of precedence. */
export interface MergedField {
  field: SuppliedField;
  suppliers: Supplier[];
}

/** The number of the staged directory, and the UNITIDs of its rejected rows. */
export interface StagedDirectory {
  index: number;
  rejected: readonly number[];
}

export interface MergePlan {
  fields: readonly MergedField[];
  tables: number;
  directory: StagedDirectory | undefined;
  /** Provenance of newer editions: these values stay. */
  newer: readonly number[];
  /** Fields with a lock on some college. */
  locked: readonly string[];
}

export function isMerged(field: SuppliedField): boolean {
  return !DIRECTORY_ONLY.includes(field);
}

/** Names may change slugs. */
export const isNaming = (fields: readonly MergedField[]): boolean => fields.some(({ field }) => field === 'name');

/** The fields of a run with their suppliers. */
export function planOf(
  staged: readonly StagedTable[],
  provenance: RunProvenance,
  { force, locked }: { force: boolean; locked: readonly string[] },
): MergePlan {
  const fields = new Map<SuppliedField, MergedField>();
  staged.forEach(({ table }, index) => {
    table.fields.forEach((supplied, position) => {
      if (!isMerged(supplied.field)) return;
      const merged = fields.get(supplied.field) ?? { field: supplied.field, suppliers: [] };
      merged.suppliers.push({ index, position: position + 1, provenance: provenance.of(table, supplied) });
      fields.set(supplied.field, merged);
    });
  });
  const directories = staged.flatMap(({ table, outcome }, index): StagedDirectory[] =>
    table.directory ? [{ index, rejected: [...outcome.rejectedUnitIds] }] : [],
  );
  return {
    fields: [...fields.values()],
    tables: staged.length,
    directory: directories[0],
    newer: force ? [] : provenance.newer,
    locked,
  };
}
