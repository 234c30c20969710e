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
import { faultOf } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { restorableUntil } from './restorable-until.ts';

/** The page /restore-account: brings a deleted account back while that is possible. Who has just deleted one lands here too. */
export function RestorePage() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead
        title="Bring your account back"
        description="An account that was deleted less than seven days ago can be brought back with its email address and password."
        canonicalPath="/restore-account"
        isUnlisted
      />
      <div className="mx-auto max-w-md">
        <DeletedNotice />
        <h1 className="text-3xl">Bring your account back</h1>
        <p className="mt-3 text-muted">
          For seven days after you deleted it, your email address and password are enough. Everything is as it was; only the places where
          you were signed in have to sign in again.
        </p>
        <RestoreForm />
        <p className="mt-6 text-sm text-muted">
          You did not delete your account? <TextLink to="/auth?tab=login">Log in</TextLink> or{' '}
          <TextLink to="/forgot-password">reset your password</TextLink>.
        </p>
      </div>
    </section>
  );
}

/** Only the browser that deleted the account knows of it. */
function DeletedNotice() {
  const until = restorableUntil(useLocation().state);
  if (!useIsHydrated() || until === undefined) return null;
  return (
    <div role="status" className="mb-8 rounded-card border border-line bg-sky-tint p-5">
      <p className="font-semibold">Your account is deleted</p>
      <p className="mt-1 text-sm">
        You are signed out everywhere. You can bring it back here until <strong className="font-semibold">{until}</strong>; after that it is
        gone for good. To come back later, keep the address{' '}
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
        throw inWords(error);
      }
    },
    onSuccess: (signedIn) => {
      signIn(site, signedIn);
      toast({ title: 'Your account is back', description: `Welcome back, ${signedIn.user.firstName}.` });
      void navigate('/profile');
    },
  });
  return (
    <Form call={call} fields={['email', 'password']} submit="Bring my account back" onSubmit={() => call.mutate()} className="mt-6">
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={faultOf(call.error, 'email')}
      />
      <CurrentPasswordField value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}

/** The refusal does not say which of the two is wrong, nor whether there was an account; what to do about it is the same. */
function inWords(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 401) return error;
  return new ApiError(
    401,
    'No account can be brought back with this email and password. Check both. If it was deleted more than seven days ago, it is gone.',
    error.code,
  );
}
