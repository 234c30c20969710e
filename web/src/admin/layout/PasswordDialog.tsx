import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { browserSend } from '../../api/browser-send.ts';
import { createClient } from '../../api/client.ts';
import { storeUser } from '../../api/session-store.ts';
import { onAskPassword } from '../data-provider/ask-password.ts';
import { messageOf } from '../records/use-refusal.ts';

const api = createClient(browserSend);

/** Asks for the password of the signed-in person when a call needs it. The call goes on afterwards. */
export function PasswordDialog() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      onAskPassword(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (isConfirmed: boolean) => {
              setAnswer(undefined);
              resolve(isConfirmed);
            });
          }),
      ),
    [],
  );
  return answer === undefined ? null : <PasswordForm onAnswer={answer} />;
}

function PasswordForm({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const confirm = async () => {
    setBusy(true);
    try {
      const { token, user } = await api.profile.confirmPassword({ body: { password } });
      storeUser(token, user);
      onAnswer(true);
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby="confirm" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="confirm">Confirm your password</DialogTitle>
        <DialogContent>
          <p>Enter your password again to do this. It counts for 15 minutes.</p>
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            inputRef={field}
            value={password}
            error={refusal !== undefined}
            onChange={({ target }) => setPassword(target.value)}
            fullWidth
            size="small"
            margin="dense"
          />
          <div role="alert">
            {refusal !== undefined && (
              <Alert severity="error" role="none">
                {refusal}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={password === ''}>
            Confirm
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
