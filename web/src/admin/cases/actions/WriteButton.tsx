import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { LONGEST_MESSAGE } from '../../../api/domain/messages.ts';
import { callPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';

interface Props {
  caseId: number;
  /** The report whose sender gets the message. Without it, the person whom the case is about. */
  reportId?: number;
  label: string;
}

/** Writes a message as staff. The answer arrives in the messages of the member of staff. */
export function WriteButton({ label, ...to }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <WriteDialog {...to} title={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function WriteDialog({ caseId, reportId, title, onClose }: Omit<Props, 'label'> & { title: string; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refusalText = useRefusalText();
  const [content, setContent] = useState('');
  // The same for each attempt, so that the server stores one message.
  const [clientId] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const body = { content: content.trim(), clientId, ...(reportId !== undefined && { reportId }) };
      await callPanel('writeAboutCase', { params: { id: caseId }, body });
      notify('Sent. Answers are in your messages.', { type: 'success' });
      onClose();
    } catch (error) {
      setMessage(await refusalText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <p>The message comes from “Alma staff”. Do not quote other people.</p>
        <TextField
          label="Message"
          value={content}
          required
          multiline
          minRows={3}
          fullWidth
          margin="dense"
          onChange={({ target }) => setContent(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
        />
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" loading={isBusy} disabled={content.trim() === ''} onClick={() => void send()}>
          Send
        </Button>
      </DialogActions>
    </Dialog>
  );
}
