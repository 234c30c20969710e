import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { bytesText } from '../../api/domain/warehouse.ts';
import { WarehouseNav } from '../bigquery/WarehouseNav.tsx';
import type { WarehouseRun } from '../bigquery/warehouse-queries.ts';
import { choicesIn } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

const KINDS: Readonly<Record<WarehouseRun['kind'], string>> = { query: 'Query', file: 'File', publish: 'Publication' };
const STATUSES: Readonly<Record<WarehouseRun['status'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
  lost: 'Lost: its process ended',
};

const FILTERS = [
  <SelectInput key="kind" source="kind" label="Kind" choices={choicesIn(KINDS)} alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={choicesIn(STATUSES)} alwaysOn />,
  <TextInput key="createdBy" source="createdBy" label="By" />,
];
const { Column, NumberColumn } = columnsOf<'bigquery-runs'>();

/** What was asked of the warehouse, by whom, and what it read; the newest first. */
export function WarehouseRunList() {
  return (
    <RecordList<'bigquery-runs'>
      title="Warehouse runs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `run ${record.id}`}
      intro={<WarehouseNav />}
    >
      <Column source="startedAt" label="Start" render={({ startedAt }) => timeText(startedAt)} />
      <Column label="What" disableSort render={(run) => <What run={run} />} />
      <Column source="status" label="Status" render={statusOf} />
      <NumberColumn source="rows" label="Rows" />
      <Column source="bytes" label="Read" render={readOf} />
      <Column source="createdBy" label="By" />
    </RecordList>
  );
}

const What = ({ run: { sql, kind } }: { run: WarehouseRun }) => {
  if (sql === '') return KINDS[kind];
  return (
    <Box component="code" sx={{ display: 'block', maxWidth: '32rem', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {sql.length > LONGEST ? `${sql.slice(0, LONGEST)} …` : sql}
    </Box>
  );
};

const LONGEST = 200;

/** A publication reads nothing of the warehouse. */
const readOf = ({ kind, bytes }: WarehouseRun): string => (kind === 'publish' ? '' : bytesText(bytes));

const statusOf = ({ status, message }: WarehouseRun): string => (message === '' ? STATUSES[status] : `${STATUSES[status]}: ${message}`);
