import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { paragraphsOf } from '../../api/domain/rankings.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { listPath, listTitle } from './list-words.ts';

/** The text as the list will show it, while it is written. */
export function Preview() {
  const record = useRecordContext<RecordOf<'list-texts'>>();
  const text: unknown = useWatch({ name: 'intro' });
  const list = record?.list ?? '';
  const paragraphs = paragraphsOf(typeof text === 'string' ? text : '');
  return (
    <Box component="section" aria-label="Preview" sx={{ my: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography component="h2" variant="h6">
        {listTitle(list)}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {paragraphs.length === 0 ? 'No text. ' : ''}Then follow the sentences that the site writes from the data.{' '}
        <Link href={listPath(list)} target="_blank" rel="noopener">
          The list on the site
        </Link>
      </Typography>
    </Box>
  );
}
