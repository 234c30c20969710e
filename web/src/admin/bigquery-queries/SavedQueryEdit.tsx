import { BooleanInput, TextInput } from 'react-admin';
import { RecordEdit } from '../records/RecordEdit.tsx';

/** A saved statement. Only its author can change it. */
export function SavedQueryEdit() {
  return (
    <RecordEdit title={(record) => `Saved query: ${String(record['title'])}`}>
      <TextInput source="title" label="Title" fullWidth />
      <TextInput source="sql" label="SELECT statement" multiline minRows={6} fullWidth />
      <BooleanInput source="isShared" label="Shared with everyone who may query" />
    </RecordEdit>
  );
}
