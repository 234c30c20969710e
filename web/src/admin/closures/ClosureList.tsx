import { DataTable, NullableBooleanInput, NumberInput, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { RecordList } from '../records/RecordList.tsx';

const KINDS = [
  { id: 'closed', name: 'Closed' },
  { id: 'merged', name: 'Merged' },
];
const FILTERS = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <NullableBooleanInput key="isReviewed" source="isReviewed" label="Reviewed" alwaysOn />,
  <SelectInput key="kind" source="kind" label="What happened" choices={KINDS} />,
  <NumberInput key="unitId" source="unitId" label="UNITID of the college" />,
];

/** Colleges that closed or merged, while the directory still lists them as open. */
export function ClosureList() {
  return (
    <RecordList
      title="Closures"
      filters={FILTERS}
      sort={{ field: 'closed', order: 'DESC' }}
      bulkFields={['checked', 'isReviewed']}
      canCreate
      hasTrash
      labelOf={(record) => String(record['collegeName'])}
    >
      <DataTable.Col source="collegeName" label="College" />
      <DataTable.Col source="kind" label="What happened" render={whatHappened} />
      <DataTable.Col source="closed" label="End" />
      <DataTable.Col source="isReviewed" label="Review" render={(record) => (record['isReviewed'] ? 'Reviewed' : 'To review')} />
      <DataTable.Col source="checked" label="Checked" />
    </RecordList>
  );
}

function whatHappened(record: Partial<RaRecord>): string {
  if (record['kind'] === 'closed') return 'Closed';
  const successor = record['successorName'] as string | null;
  return successor === null ? 'Merged' : `Merged into ${successor}`;
}
