import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { DataTable, DataTableBody, useListContext, useResourceDefinition, type RaRecord } from 'react-admin';
import { messageOf } from '../use-refusal.ts';
import { useCanWrite } from '../use-can-write.ts';
import { BulkBar } from './BulkBar.tsx';
import { OpenLink } from './OpenLink.tsx';
import { useListFilter } from './use-list-filter.ts';
import { RecordRow } from './RecordRow.tsx';
import { RowLabel } from './row-label.ts';

interface Props {
  bulkFields?: ReactNode | readonly string[];
  hasTrash: boolean;
  labelOf: (record: RaRecord) => string;
  /** Elements of `columnsOf`. */
  children: ReactNode;
}

const Body = (props: object) => <DataTableBody {...props} row={RecordRow} />;
const NO_MATCH = 'No records match. Change the filters to see more.';
/** The bar replaces react-admin's own; without buttons react-admin shows no check boxes. */
const OWN_BUTTONS = <span />;

/** The rows of the list, each with a named check box and a link. */
export function RecordTable({ bulkFields, hasTrash, labelOf, children }: Props) {
  const { error } = useListContext();
  const isFiltered = Object.keys(useListFilter().filterValues).length > 0;
  const canWrite = useCanWrite();
  const { hasEdit, hasShow } = useResourceDefinition();
  const hasBulk = canWrite && (hasTrash || (Array.isArray(bulkFields) ? bulkFields.length > 0 : Boolean(bulkFields)));
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  return (
    <RowLabel value={labelOf}>
      <Card sx={{ overflowX: 'auto' }}>
        <DataTable
          body={Body}
          empty={<Alert severity="info">{isFiltered ? NO_MATCH : 'There are no records yet.'}</Alert>}
          bulkActionButtons={hasBulk && OWN_BUTTONS}
          bulkActionsToolbar={hasBulk ? <BulkBar fields={bulkFields} hasTrash={hasTrash} /> : <span />}
        >
          {(hasEdit === true || hasShow === true) && (
            <DataTable.Col label="Open" disableSort>
              <OpenLink />
            </DataTable.Col>
          )}
          {children}
        </DataTable>
      </Card>
    </RowLabel>
  );
}
