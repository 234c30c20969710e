import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { CodeField } from '../../entities/account/CodeField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';

interface Props {
  /** From the sign-in with the password. */
  ticket: string;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Back to email and password. */
  onBack: () => void;
}

/** Asks for the code of the second step, after the password. */
export function SecondStepForm({ ticket, onSignedIn, onBack }: Props) {
  const { api } = useSite();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: () => api.secondStep.passSecondStep({ body: { ticket, code } }),
    onSuccess: onSignedIn,
  });
  return (
    <Form
      call={call}
      fields={['code']}
      submit="Sign in"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      }
    >
      <CodeField ref={field} value={code} onChange={setCode} error={call.error} hint="From your authenticator app, or a recovery code" />
    </Form>
  );
}
