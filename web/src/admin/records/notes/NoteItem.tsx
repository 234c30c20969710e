import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LONGEST_STAFF_NOTE } from '../../../api/domain/staff.ts';
import type { RecordOf } from '../../../api/panel-contracts.ts';
import { usePanelData } from '../use-panel-data.ts';
import { useRefusal } from '../use-refusal.ts';
import { timeText } from '../value-text.ts';

interface Props {
  note: RecordOf<'notes'>;
  /** The author may change it. */
  isOwn: boolean;
  onChanged: () => void;
}

/** One note. Its author can change and delete it. */
export function NoteItem({ note, isOwn, onChanged }: Props) {
  const [draft, setDraft] = useState<string>();
  const dataProvider = usePanelData();
  const refused = useRefusal();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setDraft(undefined);
    } catch (error) {
      await refused(error);
    }
    onChanged();
  };
  const save = () => run(() => dataProvider.update('notes', { id: note.id, data: { text: draft?.trim() }, previousData: note }));
  const remove = () => run(() => dataProvider.delete('notes', { id: note.id, previousData: note }));
  const by = `${note.authorName ?? 'a deleted account'}, ${timeText(note.createdAt)}`;
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, overflowWrap: 'anywhere' }}>
      <strong>{by}</strong>
      {note.updatedAt !== note.createdAt && <span> (changed)</span>}
      {draft === undefined ? (
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Box>
      ) : (
        <TextField
          label="Text of the note"
          value={draft}
          multiline
          fullWidth
          margin="dense"
          onChange={({ target }) => setDraft(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_STAFF_NOTE } }}
        />
      )}
      {isOwn && draft === undefined && (
        <>
          <Button size="small" aria-label={`Change the note of ${by}`} onClick={() => setDraft(note.text)}>
            Change
          </Button>
          <Button size="small" color="error" aria-label={`Delete the note of ${by}`} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      )}
      {draft !== undefined && (
        <>
          <Button size="small" disabled={draft.trim() === ''} onClick={() => void save()}>
            Save note
          </Button>
          <Button size="small" onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </>
      )}
    </Box>
  );
}
