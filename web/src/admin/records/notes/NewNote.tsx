import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LONGEST_STAFF_NOTE } from '../../../api/domain/staff.ts';
import { usePanelData } from '../use-panel-data.ts';
import { useRefusal } from '../use-refusal.ts';

interface Props {
  resource: string;
  recordId: string;
  onAdded: () => void;
}

/** The field for a new note. */
export function NewNote({ resource, recordId, onAdded }: Props) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const dataProvider = usePanelData();
  const refused = useRefusal();
  const add = async () => {
    setBusy(true);
    try {
      await dataProvider.create('notes', { data: { resource, recordId, text: text.trim() } });
      setText('');
      onAdded();
    } catch (error) {
      await refused(error);
    }
    setBusy(false);
  };
  return (
    <>
      <TextField
        label="New note"
        value={text}
        multiline
        minRows={2}
        fullWidth
        margin="dense"
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_STAFF_NOTE } }}
      />
      <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void add()}>
        Add note
      </Button>
    </>
  );
}
