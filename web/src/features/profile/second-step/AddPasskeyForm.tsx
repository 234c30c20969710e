import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { LONGEST_PASSKEY_NAME } from '../../../api/second-step.ts';
import { useSite } from '../../../api/site.ts';
import { makePasskey } from '../../../entities/account/passkeys.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordCheck, needsPassword } from '../shared/PasswordCheck.tsx';

interface Props {
  user: User;
  /** Gets the recovery codes; none beside another second step. */
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for a name, then lets the browser make a passkey. */
export function AddPasskeyForm({ user, onAdded, onCancel }: Props) {
  const { api, publicUrl } = useSite();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = async () => {
    const passkey = await makePasskey(await api.secondStep.beginPasskey({}), publicUrl);
    onAdded((await api.secondStep.addPasskey({ body: { name: name.trim() === '' ? 'My passkey' : name, passkey } })).recoveryCodes);
  };
  const call = useMutation({ mutationFn: add });
  if (needsPassword(call.error)) {
    const check = { action: add, onDone: () => call.reset() };
    return <PasswordCheck user={user} text="Enter your password to add a passkey." submit="Continue" {...check} />;
  }
  return (
    <Form
      call={call}
      fields={['name']}
      submit="Continue"
      className="w-full"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Field
        ref={field}
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        maxLength={LONGEST_PASSKEY_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fieldError(call.error, 'name')}
        hint="Such as the device that keeps it. Your browser asks for it next."
      />
    </Form>
  );
}
