import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { accountQuery } from '../shared/profile.queries.ts';

export function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { api, queries } = useSite();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const call = useMutation({
    mutationFn: () => api.profile.changeEmail({ body: { email: email.trim(), password } }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: accountQuery(api).queryKey });
      toast({ title: 'Confirm your new email address', description: message });
      onDone();
    },
  });
  return (
    <Form
      call={call}
      fields={['email', 'password']}
      submit="Send confirmation email"
      onSubmit={() => call.mutate()}
      className="w-full"
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <Field
        ref={first}
        label="New email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={fieldError(call.error, 'email')}
      />
      <CurrentPasswordField label="Current password" email={user.email} value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}
