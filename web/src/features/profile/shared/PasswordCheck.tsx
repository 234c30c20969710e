import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import type { User } from '../../../api/domain/accounts.ts';
import { sessionRenewed } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';

interface Check {
  /** The refused call. */
  action: () => Promise<void>;
  onDone: () => void;
}

/** A call that the server may refuse until the password is confirmed. While there is a `check`, show it in a `PasswordCheck`. */
export function useCheckedCall(action: () => Promise<void>) {
  const [isAsking, setAsking] = useState(false);
  const call = useMutation({ mutationFn: action, onError: (error) => setAsking(needsPassword(error)) });
  const check: Check | undefined = isAsking ? { action, onDone: () => setAsking(false) } : undefined;
  return { call, check };
}

export const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'password.confirm';

interface Props extends Check {
  user: User;
  /** Says why the password is needed. */
  text: string;
  submit: string;
}

/** Asks for the password, then makes the refused call again. */
export function PasswordCheck({ user, text, submit, action, onDone }: Props) {
  const site = useSite();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: async () => {
      sessionRenewed(site, await site.api.profile.confirmPassword({ body: { password } }));
      await action();
    },
    onSuccess: onDone,
  });
  return (
    <Form
      call={call}
      fields={['password']}
      submit={submit}
      onSubmit={() => call.mutate()}
      className="w-full"
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <p>{text}</p>
      <CurrentPasswordField ref={field} email={user.email} value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}
