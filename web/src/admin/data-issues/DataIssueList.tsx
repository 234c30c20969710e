import { AutocompleteInput, DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin';
import type { DataIssueStatus } from '../../api/domain.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { FIELD_CHOICES, fieldText, STATUS_CHOICES } from './issue-words.ts';
import { StatusChip } from './StatusChip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={STATUS_CHOICES} alwaysOn />,
  <AutocompleteInput key="field" source="field" label="Figure" choices={FIELD_CHOICES} />,
  <NumberInput key="collegeId" source="collegeId" label="ID of a college" />,
];
const BULK = <SelectInput source="status" label="Status" choices={STATUS_CHOICES} />;

/** What visitors reported on the pages of colleges, the newest first. */
export function DataIssueList() {
  return (
    <RecordList
      title="Data issues"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `report ${record.id} about ${String(record['collegeName'])}`}
    >
      <DataTable.Col source="status" label="Status" render={(record) => <StatusChip status={record['status'] as DataIssueStatus} />} />
      <DataTable.Col source="collegeName" label="College" />
      <DataTable.Col source="field" label="Figure" render={(record) => fieldText(record['field'])} />
      <DataTable.Col label="What is wrong" disableSort render={(record) => beginningOf(String(record['message']))} />
      <DataTable.Col source="reporter" label="Reporter" />
      <DataTable.Col source="createdAt" label="Received" render={(record) => timeText(String(record['createdAt']))} />
    </RecordList>
  );
}
