import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import { peopleText } from '../colleges/people-text.ts';
import type { PanelRecord } from '../data-provider/panel-calls.ts';
import { Quote } from '../records/Quote.tsx';
import { timeText } from '../records/value-text.ts';
import { fieldText, sourceText } from './issue-words.ts';

/** What the reporter wrote. It cannot be changed. */
export function Report() {
  const record = useRecordContext<PanelRecord>();
  if (!record) return null;
  const sent: unknown = record['answeredAt'];
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h2" variant="h6">
        What is wrong
      </Typography>
      <Quote>{String(record['message'])}</Quote>
      <ShownThen record={record} />
      <Typography variant="body2" color="text.secondary">
        About: {fieldText(record['field'])}. From {String(record['reporter'])}, {timeText(String(record['createdAt']))}.{' '}
        {record['hasAddress'] === true ? 'The answer can be sent.' : 'There is no address, so no answer can be sent.'}
        {typeof sent === 'string' && ` An answer was sent on ${timeText(sent)}.`}
      </Typography>
      <Typography variant="body2">
        <Link component={PanelLink} to={`/colleges/${String(record['collegeId'])}`}>
          Edit {String(record['collegeName'])}
        </Link>
        {' · '}
        <Link href={`/colleges/${String(record['collegeSlug'])}`} target="_blank" rel="noopener">
          Page on the site
        </Link>
      </Typography>
    </Box>
  );
}

/** The value that the reporter saw. Older reports did not keep it. */
function ShownThen({ record }: { record: PanelRecord }) {
  const field: unknown = record['field'];
  const shown: unknown = record['shown'];
  if (typeof field !== 'string' || typeof shown !== 'object' || shown === null) return null;
  const { value, ...source } = shown as { value: unknown; source: string | null; period: string | null };
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      Shown when it was reported: {peopleText(field, value)}. {sourceText(source)}
    </Typography>
  );
}
