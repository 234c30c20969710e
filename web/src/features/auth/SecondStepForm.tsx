import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../api/domain.ts';
import type { AwaitsSecondStep } from '../../api/second-step.ts';
import { useSite } from '../../api/site.ts';
import { CodeField } from '../../entities/account/CodeField.tsx';
import { hasPasskeys, askPasskey } from '../../entities/account/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';

interface Props {
  /** From the sign-in with the password. */
  awaited: AwaitsSecondStep;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Back to email and password. */
  onBack: () => void;
}

/** Asks for the second step, after the password: a passkey, if the account and the browser have one, or a code. */
export function SecondStepForm({ awaited: { ticket, kinds }, onSignedIn, onBack }: Props) {
  const { api, publicUrl } = useSite();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: async (kind: 'code' | 'passkey') => {
      if (kind === 'code') return api.secondStep.passSecondStep({ body: { ticket, code } });
      const passkey = await askPasskey(await api.secondStep.requestPasskeyOfSignIn({ body: { ticket } }), publicUrl);
      return api.secondStep.passSecondStep({ body: { ticket, passkey } });
    },
    onSuccess: onSignedIn,
  });
  return (
    <Form
      call={call}
      fields={['code']}
      submit="Sign in"
      onSubmit={() => call.mutate('code')}
      actions={
        <>
          {kinds.includes('passkey') && hasPasskeys() && (
            <Button variant="secondary" disabled={call.isPending} onClick={() => call.mutate('passkey')}>
              Use a passkey
            </Button>
          )}
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        </>
      }
    >
      <CodeField
        ref={field}
        value={code}
        onChange={setCode}
        error={call.error}
        hint={kinds.includes('app') ? 'From your authenticator app, or a recovery code' : 'One of your recovery codes'}
      />
    </Form>
  );
}
