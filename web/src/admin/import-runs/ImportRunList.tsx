import { BooleanInput, DataTable, NumberInput, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import { RUN_STATUSES, type RunStatus } from '../../api/domain.ts';
import { ConsoleNav } from '../data-integration/ConsoleNav.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { RunStatusChip } from './RunStatusChip.tsx';
import { filesText, SOURCE_WORDS, STATUS_WORDS } from './run-words.ts';

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
      <DataTable.Col source="source" label="Source and year" render={(record) => filesText(record as Parameters<typeof filesText>[0])} />
      <DataTable.Col
        source="status"
        label="Status"
        render={(record) => <RunStatusChip status={(record as Row)['status'] as RunStatus} />}
      />
      <DataTable.Col source="startedAt" label="Started" render={(record: Row) => timeText(String(record['startedAt']))} />
      <DataTable.NumberCol source="rows" label="Rows" />
      <DataTable.NumberCol source="rejected" label="Rejected" />
      <DataTable.NumberCol source="inserted" label="Added" />
      <DataTable.NumberCol source="updated" label="Changed" />
      <DataTable.Col label="By" disableSort render={(record: Row) => String(record['actor'])} />
      <DataTable.Col label="Message" disableSort render={(record: Row) => beginningOf(String(record['message']))} />
    </RecordList>
  );
}
