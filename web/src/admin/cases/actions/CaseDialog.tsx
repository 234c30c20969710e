import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { StaffCase } from '../../../api/domain/moderation.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import { useCaseCall, type CaseCall, type CaseRefusal } from './use-case-call.ts';

interface Props {
  record: StaffCase;
  title: string;
  /** What the button does: "Decide". */
  action: string;
  /** Undefined until the inputs are valid. */
  call: CaseCall | undefined;
  onClose: () => void;
  /** The inputs, with the messages of the server. */
  children: (errors: FieldErrors) => ReactNode;
}

/** Asks before one call about a case. A refusal is shown in the dialog, which stays open. */
export function CaseDialog({ record, title, action, call, onClose, children }: Props) {
  const titleId = useId();
  const [refusal, setRefusal] = useState<CaseRefusal>();
  const [isBusy, setBusy] = useState(false);
  const send = useCaseCall(record);
  const confirm = async (wanted: CaseCall) => {
    setBusy(true);
    const refused = await send(wanted);
    setBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children(refusal?.errors ?? {})}
        <div role="alert">{refusal && <Alert severity="error">{refusal.message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" loading={isBusy} disabled={!call} onClick={() => call && void confirm(call)}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
