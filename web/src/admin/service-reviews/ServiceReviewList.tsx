import { DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { REVIEW_CHOICES, STARS } from './review-words.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={REVIEW_CHOICES} alwaysOn />,
  <SelectInput key="replyStatus" source="replyStatus" label="Answer" choices={REVIEW_CHOICES} />,
  <SelectInput key="stars" source="stars" label="Stars" choices={STARS} />,
  <NumberInput key="serviceId" source="serviceId" label="ID of a service" />,
];
const BULK = <SelectInput source="status" label="Status" choices={REVIEW_CHOICES} />;

/** What people wrote about services, the newest first. */
export function ServiceReviewList() {
  return (
    <RecordList
      title="Service reviews"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `review ${record.id} of ${String(record['serviceName'])}`}
    >
      <DataTable.Col source="status" label="Status" render={(record) => statusText(record['status'])} />
      <DataTable.Col source="serviceName" label="Service" />
      <DataTable.Col source="stars" label="Stars" />
      <DataTable.Col label="Text" disableSort render={(record) => beginningOf(String(record['text']))} />
      <DataTable.Col source="replyStatus" label="Answer" render={(record) => statusText(record['replyStatus'])} />
      <DataTable.Col source="username" label="Writer" />
      <DataTable.Col source="createdAt" label="Written" render={(record) => timeText(String(record['createdAt']))} />
    </RecordList>
  );
}

const statusText = (status: unknown): string => REVIEW_CHOICES.find(({ id }) => id === status)?.name ?? 'None';
