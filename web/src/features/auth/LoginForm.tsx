import { lazy, Suspense, useState } from 'react';
import type { SignedIn } from '../../api/domain/accounts.ts';
import type { AwaitsSecondStep } from '../../api/second-step.ts';
import { signIn } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../entities/account/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { track } from '../../entities/consent/analytics.ts';
import { fieldError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { LOGIN_RULES } from './form-rules.ts';
import { formValues, useFormMutation } from './use-form-mutation.ts';

const SecondStepForm = lazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm }));

/** Email and password, then the second step if the account has one. The page redirects when the session starts. */
export function LoginForm() {
  const site = useSite();
  const [awaited, setAwaited] = useState<AwaitsSecondStep>();
  const welcome = (signedIn: SignedIn) => {
    signIn(site, signedIn);
    track('login');
    toast({ title: 'Login successful', description: `Welcome back, ${signedIn.user.firstName}!` });
  };
  const call = useFormMutation({
    rules: LOGIN_RULES,
    send: ({ email = '', password = '' }) => site.api.accounts.login({ body: { email: email.trim(), password } }),
    onDone(answer) {
      if ('secondStep' in answer) setAwaited(answer.secondStep);
      else welcome(answer);
    },
    failure: { title: 'Login failed', fallback: 'Invalid credentials' },
  });
  if (awaited) {
    return (
      <Suspense>
        <SecondStepForm awaited={awaited} onSignedIn={welcome} onBack={() => setAwaited(undefined)} />
      </Suspense>
    );
  }
  const { error } = call;
  return (
    <Form
      call={call}
      fields={Object.keys(LOGIN_RULES)}
      submit="Sign in"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(formValues(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="username" error={fieldError(error, 'email')} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={fieldError(error, 'password')} />
      <p className="text-sm">
        <TextLink to="/forgot-password" className="inline-flex min-h-6 items-center">
          Forgot your password?
        </TextLink>
      </p>
    </Form>
  );
}
