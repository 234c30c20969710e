import type { ReactElement, ReactNode } from 'react';
import { ListBase, Pagination, type RaRecord, type SortPayload } from 'react-admin';
import type { BulkFieldOf, FilterOf, RecordOf, ResourceName, SortableOf } from '../../api/panel-contracts.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { RecordTable } from './list/RecordTable.tsx';
import { recordLabel } from './record-label.ts';

interface Props<N extends ResourceName> {
  title: string;
  /** Inputs of react-admin with `source` = the name of a filter. `alwaysOn` ones are always shown. */
  filters?: readonly ReactElement[];
  sort?: { field: SortableOf<N>; order: SortPayload['order'] };
  /** The filter of a first visit. Default: none. */
  startFilter?: FilterOf<N>;
  /** What a bulk change may set: names of fields of the contract, or inputs with `source`. */
  bulkFields?: ReactElement | readonly BulkFieldOf<N>[];
  /** Shows the button for a new record to users who may change the resource. */
  canCreate?: boolean;
  /** Shows the switch to the Trash, and "Delete" and "Restore" for selected rows. */
  hasTrash?: boolean;
  /** Default: true. Shows the CSV export to users who may change the resource. */
  canExport?: boolean;
  /** The name of a row, for its check box and link. Default: its name, title or id. */
  labelOf?: (record: RecordOf<N>) => string;
  /** Shown above the table, for example what the records are for. */
  intro?: ReactNode;
  /** Elements of `columnsOf`. */
  children: ReactNode;
}

const ROWS = [10, 25, 50, 100];

/** The list page of a resource, which the type names: filters, Trash, export, bulk changes, and rows that are operable by keyboard. */
export function RecordList<N extends ResourceName = never>({ title, filters = [], sort, startFilter, intro, children, ...rest }: Props<N>) {
  const { bulkFields, canCreate = false, hasTrash = false, canExport = true, labelOf = recordLabel } = rest;
  return (
    <ListBase {...(sort && { sort })} {...(startFilter && { filterDefaultValues: startFilter })} perPage={25} exporter={false}>
      <PageFrame title={title}>
        {intro}
        <ListToolbar filters={filters} canCreate={canCreate} hasTrash={hasTrash} canExport={canExport} />
        <RecordTable bulkFields={bulkFields} hasTrash={hasTrash} labelOf={labelOf as (record: RaRecord) => string}>
          {children}
        </RecordTable>
        <Pagination rowsPerPageOptions={ROWS} />
      </PageFrame>
    </ListBase>
  );
}
