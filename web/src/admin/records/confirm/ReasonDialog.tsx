import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { ReasonField } from '../ReasonField.tsx';
import { useRefusalText } from '../use-refusal.ts';

interface Props {
  title: string;
  /** What the button does: "Delete". */
  action: string;
  isReasonRequired: boolean;
  isDestructive?: boolean;
  /** Undefined: done, and the dialog closes. A text: what to tell the user. Throws `HttpError`. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before one call, with the reason for it. A refusal is shown in the dialog. */
export function ReasonDialog({ title, action, isReasonRequired, isDestructive = false, onConfirm, onClose, children }: Props) {
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const isMissing = isReasonRequired && reason.trim() === '';

  const confirm = async () => {
    if (isMissing) {
      setMessage('Give a reason.');
      return;
    }
    setBusy(true);
    const told = await onConfirm(reason.trim()).catch(refusalText);
    setBusy(false);
    setMessage(told);
    if (told === undefined) onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        <ReasonField value={reason} isRequired={isReasonRequired} onChange={setReason} />
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
