import { BooleanInput, DataTable, SearchInput, type RaRecord } from 'react-admin';
import { WarehouseNav } from '../bigquery/WarehouseNav.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

type Row = Partial<RaRecord>;

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="isOwn" source="isOwn" label="Only my own" />,
  <BooleanInput key="isShared" source="isShared" label="Shared" />,
];

/** The statements that a person has saved, and those that others share. */
export function SavedQueryList() {
  return (
    <RecordList
      title="Saved queries"
      filters={FILTERS}
      sort={{ field: 'title', order: 'ASC' }}
      hasTrash
      labelOf={(record) => String(record['title'])}
      intro={<WarehouseNav />}
    >
      <DataTable.Col source="title" label="Title" />
      <DataTable.Col label="By" disableSort render={(row: Row) => (row['authorName'] as string | null) ?? 'A deleted account'} />
      <DataTable.Col label="Shared" disableSort render={(row: Row) => (row['isShared'] === true ? 'Yes' : 'No')} />
      <DataTable.Col source="updatedAt" label="Changed" render={(row: Row) => timeText(row['updatedAt'] as string)} />
    </RecordList>
  );
}
