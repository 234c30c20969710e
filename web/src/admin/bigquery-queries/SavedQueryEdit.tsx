import { Alert } from '@mui/material';
import { BooleanInput, TextInput, useEditContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';

/** A saved statement. Only its author can change it. */
export function SavedQueryEdit() {
  return (
    <RecordEdit<'bigquery-queries'> title={(record) => `Saved query: ${record.title}`} aside={<Author />}>
      <TextInput source="title" label="Title" fullWidth />
      <TextInput source="sql" label="SELECT statement" multiline minRows={6} fullWidth sx={CODE} />
      <BooleanInput source="isShared" label="Shared with everyone who may query" />
    </RecordEdit>
  );
}

const CODE = { '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem' } };

/** Says before the person writes that the server would refuse it. */
function Author() {
  const { record } = useEditContext<RecordOf<'bigquery-queries'>>();
  if (!record || record.isOwn) return null;
  const author = record.authorName ?? 'its author, whose account is deleted';
  return (
    <Alert severity="info" role="status">
      Only {author} can change this query. You can run it on the page “Query”, and save it there under a title of your own.
    </Alert>
  );
}
