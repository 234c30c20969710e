import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import type { SignedIn, User } from '../../../api/domain/accounts.ts';
import { sessionRenewed } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { NewPasswordField } from '../../../entities/account/NewPasswordField.tsx';
import { PasswordField } from '../../../entities/account/PasswordField.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { accountQuery, sessionsQuery } from '../shared/profile.queries.ts';

const EMPTY = { current: '', next: '', confirm: '' };
const FIELDS = ['current', 'next', 'confirm'] as const;
const MISMATCH = 'The passwords do not match';

/** Changes the password, which ends all other sessions and cancels a pending change of address. */
export function PasswordForm({ user }: { user: User }) {
  const site = useSite();
  const { api, queries } = site;
  const [values, setValues] = useState(EMPTY);
  const call = useMutation({
    mutationFn: ({ current, next, confirm }: typeof EMPTY): Promise<SignedIn> =>
      next === confirm
        ? api.profile.changePassword({ body: { current, next } })
        : Promise.reject(new ApiError(400, MISMATCH, 'password.different', [{ path: 'confirm', message: MISMATCH }])),
    onSuccess: (renewed) => {
      setValues(EMPTY);
      sessionRenewed(site, renewed);
      for (const { queryKey } of [sessionsQuery(api), accountQuery(api)]) void queries.invalidateQueries({ queryKey });
      toast({ title: 'Password changed', description: 'You are still signed in here. All other sessions have ended.' });
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    error: fieldError(call.error, name),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <Form call={call} fields={FIELDS} submit="Change password" onSubmit={() => call.mutate(values)}>
      <CurrentPasswordField
        label="Current password"
        name="current"
        email={user.email}
        value={values.current}
        onChange={(current) => setValues({ ...values, current })}
        error={call.error}
      />
      <NewPasswordField label="New password" {...field('next')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirm')} />
    </Form>
  );
}
