import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { browserSend } from '../../api/browser-send.ts';
import { createClient } from '../../api/client.ts';
import { storeUser } from '../../api/session-store.ts';

const api = createClient(browserSend);

/** Confirms the password of the signed-in admin, which making another admin requires. */
export function ConfirmPassword() {
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const [isWrong, setWrong] = useState(false);
  const confirm = async () => {
    try {
      const { token, user } = await api.profile.confirmPassword({ body: { password } });
      storeUser(token, user);
      setWrong(false);
      setMessage('Confirmed. You can make someone an admin for 15 minutes.');
      setPassword('');
    } catch (error) {
      setWrong(true);
      setMessage(error instanceof Error ? error.message : 'Something went wrong. Try again in a moment.');
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm">Confirm your password</h2>
      <form onSubmit={submit}>
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={isWrong}
          onChange={({ target }) => setPassword(target.value)}
          fullWidth
          size="small"
          margin="dense"
        />
        <Button type="submit" disabled={password === ''}>
          Confirm
        </Button>
      </form>
      <div role="status">{message}</div>
    </section>
  );
}
