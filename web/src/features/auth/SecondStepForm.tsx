import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '../../api/domain/accounts.ts';
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

const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for the second step, after the password: a code, or a passkey if the account and the browser have one. Without an app, the passkey comes first. */
export function SecondStepForm({ awaited: { ticket, kinds }, onSignedIn, onBack }: Props) {
  const { api, publicUrl } = useSite();
  const [code, setCode] = useState('');
  const hasApp = kinds.includes('app');
  const hasPasskey = kinds.includes('passkey') && hasPasskeys();
  const [asksCode, setAsksCode] = useState(hasApp || !hasPasskey);
  const call = useMutation({
    mutationFn: async (kind: 'code' | 'passkey') => {
      if (kind === 'code') return api.secondStep.passSecondStep({ body: { ticket, code } });
      const passkey = await askPasskey(await api.secondStep.requestPasskeyOfSignIn({ body: { ticket } }), publicUrl);
      return api.secondStep.passSecondStep({ body: { ticket, passkey } });
    },
    onSuccess: onSignedIn,
  });
  const askCode = () => {
    call.reset();
    setAsksCode(true);
  };
  return (
    <Form
      call={call}
      fields={['code']}
      submit={asksCode ? 'Sign in' : 'Use a passkey'}
      onSubmit={() => call.mutate(asksCode ? 'code' : 'passkey')}
      actions={
        <>
          {asksCode && hasPasskey && (
            <Button variant="secondary" disabled={call.isPending} onClick={() => call.mutate('passkey')}>
              Use a passkey
            </Button>
          )}
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          {!asksCode && (
            <Button variant="quiet" disabled={call.isPending} onClick={askCode}>
              Use a recovery code
            </Button>
          )}
        </>
      }
    >
      {asksCode ? (
        <CodeField
          ref={focus}
          value={code}
          onChange={setCode}
          error={call.error}
          hint={hasApp ? 'From your authenticator app, or a recovery code' : 'One of your recovery codes'}
        />
      ) : (
        <p ref={focus} tabIndex={-1} className="focus:outline-none">
          The second step of your account is a passkey.
        </p>
      )}
    </Form>
  );
}
