import { AutocompleteInput, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { columnsOf } from '../records/list/columns.ts';
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
const { Column } = columnsOf<'data-issues'>();

/** What visitors reported on the pages of colleges, the newest first. */
export function DataIssueList() {
  return (
    <RecordList<'data-issues'>
      title="Data issues"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `report ${record.id} about ${record.collegeName}`}
    >
      <Column source="status" label="Status" render={({ status }) => <StatusChip status={status} />} />
      <Column source="collegeName" label="College" />
      <Column source="field" label="Figure" render={({ field }) => fieldText(field)} />
      <Column label="What is wrong" disableSort render={({ message }) => beginningOf(message)} />
      <Column source="reporter" label="Reporter" />
      <Column source="createdAt" label="Received" render={({ createdAt }) => timeText(createdAt)} />
    </RecordList>
  );
}
