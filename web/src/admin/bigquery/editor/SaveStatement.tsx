import { Alert, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { LONGEST_TITLE } from '../../../api/domain/warehouse.ts';
import { createRecord } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { savedStatements } from '../warehouse-queries.ts';

/** Keeps the statement under a title, for the person or for everyone who may query. */
export function SaveStatement({ sql }: { sql: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={sql === ''} onClick={() => setOpen(true)}>
        Save this query
      </Button>
      {isOpen && <SaveDialog sql={sql} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ sql, onClose }: { sql: string; onClose: () => void }) {
  const titleId = useId();
  const queries = useQueryClient();
  const notify = useNotify();
  const refusalText = useRefusalText();
  const [title, setTitle] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setMessage('Write a title.');
      return;
    }
    setBusy(true);
    try {
      await createRecord('bigquery-queries', { title: title.trim(), sql, isShared });
      await queries.invalidateQueries({ queryKey: savedStatements.queryKey });
      notify('Saved', { type: 'info' });
      onClose();
    } catch (error) {
      setMessage(await refusalText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>Save this query</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            label="Title"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
          />
          <FormControlLabel
            control={<Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />}
            label="Share it with everyone who may query"
          />
          <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
