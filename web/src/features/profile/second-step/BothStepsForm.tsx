import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import type { SecondStepProof } from '../../../api/second-step.ts';
import { useSite } from '../../../api/site.ts';
import { CodeField } from '../../../entities/account/CodeField.tsx';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { hasPasskeys, askPasskey } from '../../../entities/account/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';

export type BothSteps = { password: string } & SecondStepProof;

interface Props {
  user: User;
  /** What happens. */
  text: string;
  submit: string;
  /** The second steps of the account. */
  has: { app: boolean; passkey: boolean };
  send: (both: BothSteps) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, and for a passkey or a code, before the second step changes. */
export function BothStepsForm({ user, text, submit, has, send, onCancel }: Props) {
  const { api, publicUrl } = useSite();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const call = useMutation({
    mutationFn: async (kind: 'code' | 'passkey') => {
      if (kind === 'code') return send({ password, code });
      return send({ password, passkey: await askPasskey(await api.secondStep.requestPasskey({}), publicUrl) });
    },
  });
  return (
    <Form
      call={call}
      fields={['password', 'code']}
      submit={submit}
      onSubmit={() => call.mutate('code')}
      actions={
        <>
          {has.passkey && hasPasskeys() && (
            <Button variant="secondary" disabled={call.isPending} onClick={() => call.mutate('passkey')}>
              {submit} with a passkey
            </Button>
          )}
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <CurrentPasswordField email={user.email} value={password} onChange={setPassword} error={call.error} />
      <CodeField
        value={code}
        onChange={setCode}
        error={call.error}
        hint={has.app ? 'From your authenticator app, or a recovery code' : 'One of your recovery codes'}
      />
    </Form>
  );
}
