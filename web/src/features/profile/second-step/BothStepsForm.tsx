import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain.ts';
import { CodeField } from '../../../entities/account/CodeField.tsx';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';

interface Props {
  user: User;
  /** What happens. */
  text: string;
  submit: string;
  send: (both: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code before the second step changes. */
export function BothStepsForm({ user, text, submit, send, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const call = useMutation({ mutationFn: () => send({ password, code }) });
  return (
    <Form
      call={call}
      fields={['password', 'code']}
      submit={submit}
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <p>{text}</p>
      <CurrentPasswordField email={user.email} value={password} onChange={setPassword} error={call.error} />
      <CodeField value={code} onChange={setCode} error={call.error} hint="From your authenticator app, or a recovery code" />
    </Form>
  );
}
