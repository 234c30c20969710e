import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useLeave } from '../shared/use-end-session.ts';

/** The way out: says what it means before it asks for the password. */
export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <Dialog title="Delete your account" onClose={() => setOpen(false)}>
          <DeleteForm user={user} onCancel={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function DeleteForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { api } = useSite();
  const leave = useLeave();
  const [password, setPassword] = useState('');
  const call = useMutation({
    mutationFn: () => api.profile.remove({ body: { password } }),
    onSuccess: ({ restorableUntil }) => leave('/restore-account', { replace: true, state: { restorableUntil } }),
  });
  return (
    <Form
      call={call}
      fields={['password']}
      submit="Delete my account"
      tone="destructive"
      onSubmit={() => call.mutate()}
      className="py-5"
      actions={
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
      }
    >
      <div className="text-flow">
        <p>What happens when you press the button:</p>
        <ul>
          <li>You are signed out on every device at once.</li>
          <li>Your name, picture, favorites, notes, lists, rankings and answers are gone from the site.</li>
          <li>
            For seven days you can bring the account back with your email and password. Until then nobody can read it, and neither can we.
          </li>
          <li>After seven days everything is erased for good.</li>
        </ul>
        <p>If you want to keep a copy, close this and download your data first.</p>
      </div>
      <CurrentPasswordField email={user.email} value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}
