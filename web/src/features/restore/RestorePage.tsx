import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { signIn } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { CurrentPasswordField } from '../../entities/account/CurrentPasswordField.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { fieldError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/** The page /restore-account: restores a deleted account within seven days. Deleting an account leads here. */
export function RestorePage() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead
        title="Restore your account"
        description="Restore an account that was deleted less than seven days ago. You need its email address and password."
        canonicalPath="/restore-account"
        isUnlisted
      />
      <div className="mx-auto max-w-md">
        <DeletedNotice />
        <h1 className="text-3xl">Restore your account</h1>
        <p className="mt-3 text-muted">
          You can restore a deleted account for seven days with your email address and password. Everything is restored, except messages. If
          someone else has taken your username, yours gets a new ending. You need to sign in again on your devices.
        </p>
        <RestoreForm />
        <p className="mt-6 text-sm text-muted">
          Didn’t delete your account? <TextLink to="/auth?tab=login">Sign in</TextLink> or{' '}
          <TextLink to="/forgot-password">reset your password</TextLink>.
        </p>
      </div>
    </section>
  );
}

/** Only in the browser that deleted the account. */
function DeletedNotice() {
  const until = restorableUntil(useLocation().state);
  if (!useIsHydrated() || until === undefined) return null;
  return (
    <div role="status" className="mb-8 rounded-card border border-line bg-sky-tint p-5">
      <p className="font-semibold">Your account was deleted</p>
      <p className="mt-1 text-sm">
        You are signed out everywhere. You can restore it here until <strong className="font-semibold">{until}</strong>. After that it is
        gone for good. To return later, note the address{' '}
        <TextLink to="/restore-account" className="whitespace-nowrap">
          /restore-account
        </TextLink>
        .
      </p>
    </div>
  );
}

function RestoreForm() {
  const site = useSite();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const call = useMutation({
    mutationFn: async () => {
      try {
        return await site.api.profile.restore({ body: { email: email.trim(), password } });
      } catch (error) {
        throw restoreError(error);
      }
    },
    onSuccess: (signedIn) => {
      signIn(site, signedIn);
      toast({ title: 'Account restored', description: `Welcome back, ${signedIn.user.firstName}.` });
      void navigate('/profile');
    },
  });
  return (
    <Form call={call} fields={['email', 'password']} submit="Restore my account" onSubmit={() => call.mutate()} className="mt-6">
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={fieldError(call.error, 'email')}
      />
      <CurrentPasswordField value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}

/** The message must not reveal whether the account exists. */
function restoreError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 401) return error;
  return new ApiError(
    401,
    'No account can be restored with this email and password. Check both. Accounts deleted more than seven days ago are gone for good.',
    error.code,
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The deadline from the navigation state as text, or undefined. */
export function restorableUntil(state: unknown): string | undefined {
  const { restorableUntil: until } = (state ?? {}) as { restorableUntil?: unknown };
  const time = typeof until === 'string' ? new Date(until) : undefined;
  return time && !Number.isNaN(time.getTime()) ? TIME.format(time) : undefined;
}
