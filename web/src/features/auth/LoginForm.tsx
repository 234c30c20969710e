import { signIn } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../entities/account/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { track } from '../../entities/consent/analytics.ts';
import { faultOf } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { LOGIN_RULES } from './form-rules.ts';
import { textsIn, useFormCall } from './use-form-call.ts';

/** Email and password. Where it leads is the page's to say, which sees the session begin. */
export function LoginForm() {
  const site = useSite();
  const call = useFormCall({
    rules: LOGIN_RULES,
    send: ({ email = '', password = '' }) => site.api.accounts.login({ body: { email: email.trim(), password } }),
    onDone(signedIn) {
      signIn(site, signedIn);
      track('login');
      toast({ title: 'Login successful', description: `Welcome back, ${signedIn.user.firstName}!` });
    },
    failure: { title: 'Login failed', words: 'Invalid credentials' },
  });
  const { error } = call;
  return (
    <Form
      call={call}
      fields={Object.keys(LOGIN_RULES)}
      submit="Log in"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(textsIn(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="username" error={faultOf(error, 'email')} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={faultOf(error, 'password')} />
      <p className="text-sm">
        <TextLink to="/forgot-password" className="inline-flex min-h-6 items-center">
          Forgot your password?
        </TextLink>
      </p>
    </Form>
  );
}
