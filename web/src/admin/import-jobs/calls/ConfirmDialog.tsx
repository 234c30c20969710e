import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What the button does: "Apply". */
  action: string;
  isDestructive?: boolean;
  isBusy: boolean;
  message: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a call that needs no reason. A refusal is shown in the dialog. */
export function ConfirmDialog({ title, action, isDestructive = false, isBusy, message, onConfirm, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Not now
        </Button>
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
