import Box from '@mui/material/Box';
import { BooleanInput, DataTable, NumberInput, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import { RUN_STATUSES, type RunLog } from '../../api/domain.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { RunStatusChip } from './RunStatusChip.tsx';
import { countsText, filesText, SOURCE_WORDS, STATUS_WORDS } from './run-words.ts';

type Row = Partial<RaRecord>;

const FILTERS = [
  <SelectInput
    key="source"
    source="source"
    label="Source"
    choices={Object.entries(SOURCE_WORDS).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <SelectInput key="status" source="status" label="Status" choices={RUN_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }))} alwaysOn />,
  <BooleanInput key="isOpen" source="isOpen" label="Failed and not acknowledged" />,
  <NumberInput key="year" source="year" label="Year" />,
  <SearchInput key="q" source="q" />,
];

/** Every execution of an import, the newest first. */
export function ImportRunList() {
  return (
    <RecordList
      title="Import runs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `run ${record.id}`}
      intro={<ConsoleNav />}
    >
      <DataTable.Col source="id" label="Run" />
      <DataTable.Col source="startedAt" label="Files and start" render={(row: Row) => <Files run={factsOf(row)} />} />
      <DataTable.Col source="status" label="Status" render={(row: Row) => <Outcome run={factsOf(row)} />} />
      <DataTable.NumberCol source="rows" label="Rows" />
      <DataTable.NumberCol source="rejected" label="Rejected" />
      <DataTable.Col source="updated" label="Colleges" render={(row: Row) => changesOf(factsOf(row))} />
      <DataTable.Col label="By" disableSort render={(row: Row) => factsOf(row).actor} />
    </RecordList>
  );
}

/** The records of this list are runs. */
const factsOf = (row: Row): RunLog => row as unknown as RunLog;

/** Runs of the first catalog have no counts. */
const changesOf = ({ counts }: RunLog): string => (Object.keys(counts).length === 0 ? 'Not stored' : countsText(counts) || 'None');

const Files = ({ run }: { run: RunLog }) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    {filesText(run)}
    <Box sx={{ color: 'text.secondary' }}>{timeText(run.startedAt)}</Box>
  </Box>
);

const Outcome = ({ run: { status, message } }: { run: RunLog }) => (
  <Box sx={{ minWidth: message === '' ? 0 : '12rem' }}>
    <RunStatusChip status={status} />
    {message !== '' && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{beginningOf(message)}</Box>}
  </Box>
);
