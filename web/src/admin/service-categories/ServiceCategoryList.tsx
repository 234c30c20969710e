import { DataTable } from 'react-admin';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

/** The areas of the marketplace in the order of the site. */
export function ServiceCategoryList() {
  return (
    <RecordList title="Service categories" sort={{ field: 'position', order: 'ASC' }}>
      <DataTable.Col source="position" label="Position" />
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="serviceCount" label="Published services" />
      <DataTable.Col source="updatedAt" label="Changed" render={(record) => timeText(String(record['updatedAt']))} />
    </RecordList>
  );
}
