import { NumberInput, SearchInput, SelectInput } from 'react-admin';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { REVIEW_CHOICES, REVIEW_WORDS, STARS, type ReviewStatus } from './review-words.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={REVIEW_CHOICES} alwaysOn />,
  <SelectInput key="replyStatus" source="replyStatus" label="Answer" choices={REVIEW_CHOICES} />,
  <SelectInput key="stars" source="stars" label="Stars" choices={STARS} />,
  <NumberInput key="serviceId" source="serviceId" label="ID of a service" />,
];
const BULK = <SelectInput source="status" label="Status" choices={REVIEW_CHOICES} />;
const { Column } = columnsOf<'service-reviews'>();

/** What people wrote about services, the newest first. */
export function ServiceReviewList() {
  return (
    <RecordList<'service-reviews'>
      title="Service reviews"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `review ${record.id} of ${record.serviceName}`}
    >
      <Column source="status" label="Status" render={({ status }) => statusText(status)} />
      <Column source="serviceName" label="Service" />
      <Column source="stars" label="Stars" />
      <Column label="Text" disableSort render={({ text }) => beginningOf(text)} />
      <Column source="replyStatus" label="Answer" render={({ replyStatus }) => statusText(replyStatus)} />
      <Column source="username" label="Writer" />
      <Column source="createdAt" label="Written" render={({ createdAt }) => timeText(createdAt)} />
    </RecordList>
  );
}

const statusText = (status: ReviewStatus | null): string => (status === null ? 'None' : REVIEW_WORDS[status]);
