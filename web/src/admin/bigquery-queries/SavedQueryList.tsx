import { BooleanInput, SearchInput } from 'react-admin';
import { WarehouseNav } from '../bigquery/WarehouseNav.tsx';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="isOwn" source="isOwn" label="Only my own" />,
  <BooleanInput key="isShared" source="isShared" label="Shared" />,
];
const { Column } = columnsOf<'bigquery-queries'>();

/** The statements that a person has saved, and those that others share. */
export function SavedQueryList() {
  return (
    <RecordList<'bigquery-queries'>
      title="Saved queries"
      filters={FILTERS}
      sort={{ field: 'title', order: 'ASC' }}
      hasTrash
      labelOf={(record) => record.title}
      intro={<WarehouseNav />}
    >
      <Column source="title" label="Title" />
      <Column label="By" disableSort render={({ authorName }) => authorName ?? 'A deleted account'} />
      <Column label="Shared" disableSort render={({ isShared }) => (isShared ? 'Yes' : 'No')} />
      <Column source="updatedAt" label="Changed" render={({ updatedAt }) => timeText(updatedAt)} />
    </RecordList>
  );
}
