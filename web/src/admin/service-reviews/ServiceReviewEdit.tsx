import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SelectInput, useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ContractInput } from '../records/inputs/ContractInput.tsx';
import { Quote } from '../records/Quote.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { StatusButtons, type StatusAction } from '../records/StatusButtons.tsx';
import { timeText } from '../records/value-text.ts';
import { REVIEW_CHOICES, type ReviewStatus } from './review-words.ts';

const ACTIONS: readonly StatusAction<ReviewStatus>[] = [
  { status: 'published', label: 'Publish the review' },
  { status: 'rejected', label: 'Reject the review' },
];
const ANSWER_ACTIONS: readonly StatusAction<ReviewStatus>[] = [
  { status: 'published', label: 'Publish the answer' },
  { status: 'rejected', label: 'Reject the answer' },
];

/** The page of one review: its text, the answer of the provider, and the decisions about both. Neither text can be changed. */
export function ServiceReviewEdit() {
  return (
    <RecordEdit<'service-reviews'> title={(record) => `Review ${record.id}: ${record.serviceName}`}>
      <Review />
      <ContractInput source="statusReason" label="Reason for the writer, if it is rejected" />
      <SelectInput source="status" label="Status" choices={REVIEW_CHOICES} fullWidth />
      <StatusButtons label="Decide about the review" actions={ACTIONS} />
      <Answer />
    </RecordEdit>
  );
}

function Review() {
  const record = useRecordContext<RecordOf<'service-reviews'>>();
  if (!record) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {record.stars} of 5
      </Typography>
      <Quote>{record.text}</Quote>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        By {record.username}, {timeText(record.createdAt)}, about{' '}
        <Link component={PanelLink} to={`/services/${record.serviceId}`}>
          {record.serviceName}
        </Link>
        . The site shows the text without the name.
      </Typography>
    </>
  );
}

function Answer() {
  const record = useRecordContext<RecordOf<'service-reviews'>>();
  if (!record?.reply) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        Answer of the provider
      </Typography>
      <Quote>{record.reply}</Quote>
      <SelectInput source="replyStatus" label="Status of the answer" choices={REVIEW_CHOICES} fullWidth />
      <StatusButtons source="replyStatus" label="Decide about the answer" actions={ANSWER_ACTIONS} />
    </>
  );
}
