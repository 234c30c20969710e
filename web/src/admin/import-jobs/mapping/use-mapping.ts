import { useState } from 'react';
import type { ColumnMapping, ImportJob } from '../../../api/domain/imports.ts';
import type { CandidateMapping, FileMapping, ImportCandidate } from '../job-parts.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import { hasFault, mappingOf, stateFor, type EditorState } from './editor-state.ts';
import { columnFaults } from './field-faults.ts';

export interface Columns {
  files: readonly FileMapping[];
  earlier: CandidateMapping['earlier'];
  state: EditorState;
  /** Messages of the server by file and column. */
  faults: ReadonlyMap<string, string>;
  isValid: boolean;
  /** Whether the last dry run read other columns. */
  isOutOfDate: boolean;
  change: (state: EditorState) => void;
  /** The part of the request. Its places then belong to the answer. */
  send: () => { mapping?: ColumnMapping };
}

const NO_MAPPING: CandidateMapping = { files: [], earlier: null };

/** What a person says about the columns of the files of a job. */
export function useMapping(
  job: ImportJob,
  { source, mapping: proposed = NO_MAPPING }: ImportCandidate,
  errors: FieldErrors | undefined,
): Columns {
  const { files, earlier } = proposed;
  const asked = job.request?.source === source ? (job.request.mapping ?? []) : undefined;
  const [state, change] = useState(() => stateFor(files, asked));
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const { mapping, places } = mappingOf(files, state);
  // The database keeps the keys of a request in another order.
  const asShown = (request: ColumnMapping) => mappingOf(files, stateFor(files, request)).mapping;
  return {
    files,
    earlier,
    state,
    faults: columnFaults(errors, sent),
    isValid: !hasFault(state),
    isOutOfDate: job.outcome !== null && JSON.stringify(mapping) !== JSON.stringify(asShown(asked ?? [])),
    change,
    send: () => {
      setSent(places);
      return mapping.length > 0 ? { mapping } : {};
    },
  };
}
