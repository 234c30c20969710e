import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { peopleText } from '../colleges/people-text.ts';
import { Quote } from '../records/Quote.tsx';
import { timeText } from '../records/value-text.ts';
import { fieldText, sourceText } from './issue-words.ts';

/** What the reporter wrote. It cannot be changed. */
export function Report() {
  const record = useRecordContext<RecordOf<'data-issues'>>();
  if (!record) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h2" variant="h6">
        What is wrong
      </Typography>
      <Quote>{record.message}</Quote>
      <ShownThen record={record} />
      <Typography variant="body2" color="text.secondary">
        About: {fieldText(record.field)}. From {record.reporter}, {timeText(record.createdAt)}.{' '}
        {record.hasAddress ? 'The answer can be sent.' : 'There is no address, so no answer can be sent.'}
        {record.answeredAt !== null && ` An answer was sent on ${timeText(record.answeredAt)}.`}
      </Typography>
      <Typography variant="body2">
        <Link component={PanelLink} to={`/colleges/${record.collegeId}`}>
          Edit {record.collegeName}
        </Link>
        {' · '}
        <Link href={`/colleges/${record.collegeSlug}`} target="_blank" rel="noopener">
          Page on the site
        </Link>
      </Typography>
    </Box>
  );
}

/** The value that the reporter saw. Older reports did not keep it. */
function ShownThen({ record: { field, shown } }: { record: RecordOf<'data-issues'> }) {
  if (field === null || shown === null) return null;
  const { value, ...source } = shown;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      Shown when it was reported: {peopleText(field, value)}. {sourceText(source)}
    </Typography>
  );
}
