import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEndSession } from '../shared/use-end-session.ts';

/** Explains the consequences before it asks for the password. */
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
  const endSession = useEndSession();
  const [password, setPassword] = useState('');
  const call = useMutation({
    mutationFn: () => api.profile.remove({ body: { password } }),
    onSuccess: ({ restorableUntil }) => endSession('/restore-account', { replace: true, state: { restorableUntil } }),
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
        <p>When you delete your account:</p>
        <ul>
          <li>You are signed out on every device.</li>
          <li>Your name, picture, saved colleges, notes, lists, rankings and answers are removed from the site.</li>
          <li>
            For seven days you can restore the account with your email and password. Without the password no one can read it, not even us.
          </li>
          <li>After seven days everything is permanently deleted.</li>
        </ul>
        <p>To save a copy, close this dialog and download your data first.</p>
      </div>
      <CurrentPasswordField email={user.email} value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}
