import {} from 'react-admin';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';
const { Column } = columnsOf<'service-categories'>();

/** The areas of the marketplace in the order of the site. */
export function ServiceCategoryList() {
  return (
    <RecordList<'service-categories'> title="Service categories" sort={{ field: 'position', order: 'ASC' }}>
      <Column source="position" label="Position" />
      <Column source="name" label="Name" />
      <Column source="serviceCount" label="Published services" />
      <Column source="updatedAt" label="Changed" render={({ updatedAt }) => timeText(updatedAt)} />
    </RecordList>
  );
}
