import Box from '@mui/material/Box';
import { BooleanInput, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { RUN_STATUSES } from '../../api/domain/imports.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { choicesIn, choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { RunStatusChip } from './RunStatusChip.tsx';
import { countsText, filesText, SOURCE_WORDS, STATUS_WORDS } from './run-words.ts';

type Run = RecordOf<'import-runs'>;

const FILTERS = [
  <SelectInput key="source" source="source" label="Source" choices={choicesIn(SOURCE_WORDS)} alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={choicesOf(RUN_STATUSES, STATUS_WORDS)} alwaysOn />,
  <BooleanInput key="isOpen" source="isOpen" label="Failed and not acknowledged" />,
  <NumberInput key="year" source="year" label="Year" />,
  <SearchInput key="q" source="q" />,
];
const { Column, NumberColumn } = columnsOf<'import-runs'>();

/** Every execution of an import, the newest first. */
export function ImportRunList() {
  return (
    <RecordList<'import-runs'>
      title="Import runs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `run ${record.id}`}
      intro={<ConsoleNav />}
    >
      <Column source="id" label="Run" />
      <Column source="startedAt" label="Files and start" render={(run) => <Files run={run} />} />
      <Column source="status" label="Status" render={(run) => <Outcome run={run} />} />
      <NumberColumn source="rows" label="Rows" />
      <NumberColumn source="rejected" label="Rejected" />
      <Column source="updated" label="Colleges" render={changesOf} />
      <Column label="By" disableSort render={({ actor }) => actor} />
    </RecordList>
  );
}

/** Runs of the first catalog have no counts. */
const changesOf = ({ counts }: Run): string => (Object.keys(counts).length === 0 ? 'Not stored' : countsText(counts) || 'None');

const Files = ({ run }: { run: Run }) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    {filesText(run)}
    <Box sx={{ color: 'text.secondary' }}>{timeText(run.startedAt)}</Box>
  </Box>
);

const Outcome = ({ run: { status, message } }: { run: Run }) => (
  <Box sx={{ minWidth: message === '' ? 0 : '12rem' }}>
    <RunStatusChip status={status} />
    {message !== '' && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{beginningOf(message)}</Box>}
  </Box>
);
