import { Suspense, type SyntheticEvent } from 'react';
import { LONGEST_NAME, type SignedIn } from '../../../api/domain/accounts.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { signIn } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { NewPasswordField } from '../../../entities/account/NewPasswordField.tsx';
import { track } from '../../../entities/consent/analytics.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { toast } from '../../../lib/toast.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { AccountTypeField } from './AccountTypeField.tsx';
import { AgreementField } from './AgreementField.tsx';
import { SIGN_UP_RULES, type FormValues } from '../form-rules.ts';
import { formValues, useFormMutation } from '../use-form-mutation.ts';
import { useUsername } from './use-username.ts';
import { UsernameField } from './UsernameField.tsx';

/** What it keeps is in the browser, so the first load does not need it. */
const SignUpDraft = lazyChunk(async () => (await import('./SignUpDraft.tsx')).SignUpDraft);

/** Creates an account. Calls `onCreated` before the session starts, so that the page can redirect new users. */
export function SignUpForm({ onCreated }: { onCreated: () => void }) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  const username = useUsername();
  const call = useFormMutation<SignedIn>({
    rules: SIGN_UP_RULES,
    send: (texts) => site.api.accounts.register({ body: bodyOf(texts) }),
    onDone(signedIn) {
      onCreated();
      signIn(site, signedIn);
      track('sign_up');
      toast({ title: 'Account created successfully', description: `Welcome to ${PRODUCT.name}, ${signedIn.user.firstName}!` });
    },
    failure: { title: 'Sign up failed', fallback: 'Could not create account' },
  });
  const fault = (path: string) => fieldError(call.error, path);
  const suggest = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
    const { firstName = '', lastName = '' } = form ? formValues(form) : {};
    username.suggestFor({ firstName, lastName });
  };
  const name = { maxLength: LONGEST_NAME, onInput: suggest };
  return (
    <Form
      call={call}
      fields={Object.keys(SIGN_UP_RULES)}
      submit="Create account"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(formValues(form))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" name="firstName" autoComplete="given-name" error={fault('firstName')} {...name} />
        <Field label="Last name" name="lastName" autoComplete="family-name" error={fault('lastName')} {...name} />
      </div>
      <UsernameField username={username} error={fault('username')} />
      <Field label="Email address" name="email" type="email" autoComplete="email" error={fault('email')} />
      <NewPasswordField label="Password" name="password" error={fault('password')} />
      <AccountTypeField />
      <AgreementField error={fault('acceptsAgreement')} />
      {isHydrated && (
        <Suspense>
          <SignUpDraft username={username} />
        </Suspense>
      )}
    </Form>
  );
}

/** The request body. */
function bodyOf({ firstName = '', lastName = '', username = '', email = '', password = '', accountType = 'student' }: FormValues) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    username: username.trim(),
    email: email.trim(),
    password,
    accountType,
    acceptsAgreement: true as const,
  };
}
