import type { ReactElement, ReactNode } from 'react';
import { ListBase, Pagination, type RaRecord, type SortPayload } from 'react-admin';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { RecordTable } from './list/RecordTable.tsx';
import { recordLabel } from './record-label.ts';

interface Props {
  title: string;
  /** Inputs of react-admin with `source` = the name of a filter. `alwaysOn` ones are always shown. */
  filters?: readonly ReactElement[];
  sort?: SortPayload;
  /** The filter of a first visit. Default: none. */
  startFilter?: object;
  /** What a bulk change may set: names of fields of the contract, or inputs with `source`. */
  bulkFields?: ReactNode | readonly string[];
  /** Shows the button for a new record to users who may change the resource. */
  canCreate?: boolean;
  /** Shows the switch to the Trash, and "Delete" and "Restore" for selected rows. */
  hasTrash?: boolean;
  /** Default: true. Shows the CSV export to users who may change the resource. */
  canExport?: boolean;
  /** The name of a row, for its check box and link. Default: its name, title or id. */
  labelOf?: (record: RaRecord) => string;
  /** Shown above the table, for example what the records are for. */
  intro?: ReactNode;
  /** `DataTable.Col` elements. */
  children: ReactNode;
}

const ROWS = [10, 25, 50, 100];

/** The list page of a resource: filters, Trash, export, bulk changes, and rows that are operable by keyboard. */
export function RecordList({ title, filters = [], sort, startFilter, intro, labelOf = recordLabel, children, ...rest }: Props) {
  const { bulkFields, canCreate = false, hasTrash = false, canExport = true } = rest;
  return (
    <ListBase {...(sort && { sort })} {...(startFilter && { filterDefaultValues: startFilter })} perPage={25} exporter={false}>
      <PageFrame title={title}>
        {intro}
        <ListToolbar filters={filters} canCreate={canCreate} hasTrash={hasTrash} canExport={canExport} />
        <RecordTable bulkFields={bulkFields} hasTrash={hasTrash} labelOf={labelOf}>
          {children}
        </RecordTable>
        <Pagination rowsPerPageOptions={ROWS} />
      </PageFrame>
    </ListBase>
  );
}
