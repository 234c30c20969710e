import { Box } from '@mui/material';
import { DataTable, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { bytesText, type RunStatus } from '../../api/warehouse.ts';
import { WarehouseNav } from '../bigquery/WarehouseNav.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

type Row = Partial<RaRecord>;

const KINDS: Readonly<Record<string, string>> = { query: 'Query', file: 'File', publish: 'Publication' };
const STATUSES: Readonly<Record<RunStatus, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
  lost: 'Lost: its process ended',
};

const FILTERS = [
  <SelectInput key="kind" source="kind" label="Kind" choices={Object.entries(KINDS).map(([id, name]) => ({ id, name }))} alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={Object.entries(STATUSES).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <TextInput key="createdBy" source="createdBy" label="By" />,
];

/** What was asked of the warehouse, by whom, and what it read; the newest first. */
export function WarehouseRunList() {
  return (
    <RecordList
      title="Warehouse runs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `run ${record.id}`}
      intro={<WarehouseNav />}
    >
      <DataTable.Col source="startedAt" label="Start" render={(row: Row) => timeText(row['startedAt'] as string)} />
      <DataTable.Col label="What" disableSort render={(row: Row) => <What row={row} />} />
      <DataTable.Col source="status" label="Status" render={(row: Row) => statusOf(row)} />
      <DataTable.NumberCol source="rows" label="Rows" />
      <DataTable.Col source="bytes" label="Read" render={(row: Row) => readOf(row)} />
      <DataTable.Col source="createdBy" label="By" />
    </RecordList>
  );
}

const What = ({ row }: { row: Row }) => {
  const sql = row['sql'] as string;
  if (sql === '') return KINDS[row['kind'] as string] ?? '';
  return (
    <Box component="code" sx={{ display: 'block', maxWidth: '32rem', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {sql.length > LONGEST ? `${sql.slice(0, LONGEST)} …` : sql}
    </Box>
  );
};

const LONGEST = 200;

/** A publication reads nothing of the warehouse. */
const readOf = ({ kind, bytes }: Row): string => (kind === 'publish' ? '' : bytesText(bytes as number));

const statusOf = (row: Row): string => {
  const [status, message] = [STATUSES[row['status'] as RunStatus], row['message'] as string];
  return message === '' ? status : `${status}: ${message}`;
};
