import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText, fieldError } from '../../../lib/api-error.ts';
import { CODE_RULES, digitsOf, errorsIn, REQUEST_RULES } from '../form-rules.ts';
import { useCountdown } from './use-countdown.ts';
import { formValues, useFormMutation } from '../use-form-mutation.ts';

/** The server sends at most one code per minute. */
const RESEND_SECONDS = 60;

interface Props {
  /** Where the code was sent. Empty if the page was opened from the email. */
  email: string;
  onToken: (token: string, email: string) => void;
}

/** Step two: the six digits from the email. */
export function CodeForm({ email, onToken }: Props) {
  const { api } = useSite();
  const call = useFormMutation({
    rules: CODE_RULES,
    send: ({ email: to = '', code = '' }) => api.accounts.verifyResetCode({ body: { email: to.trim(), code: digitsOf(code) } }),
    onDone: ({ resetToken }, texts) => onToken(resetToken, texts['email'] ?? ''),
  });
  const { error } = call;
  return (
    <Form
      call={call}
      fields={Object.keys(CODE_RULES)}
      submit="Check code"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(formValues(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="email" defaultValue={email} error={fieldError(error, 'email')} />
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits, valid for 10 minutes."
        error={fieldError(error, 'code')}
        className="figure"
      />
      <Resend isSent={email !== ''} />
    </Form>
  );
}

/** Requests another code for the email address in the form. */
function Resend({ isSent }: { isSent: boolean }) {
  const { api } = useSite();
  const { left, start } = useCountdown(RESEND_SECONDS, isSent);
  const call = useMutation({
    mutationFn: (email: string) => api.accounts.forgotPassword({ body: { email } }),
    onSuccess: start,
  });
  const send = (form: HTMLFormElement | null) => {
    const { email = '' } = form ? formValues(form) : {};
    if (errorsIn({ email }, REQUEST_RULES).length === 0) call.mutate(email.trim());
    else form?.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <SendButton
        variant="quiet"
        size="small"
        className="-ml-3 figure"
        isSending={call.isPending}
        aria-disabled={left > 0}
        onClick={({ currentTarget }) => left === 0 && send(currentTarget.form)}
      >
        {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
      </SendButton>
      <p role="status" className={`empty:hidden ${call.error ? 'text-brick' : 'text-muted'}`}>
        {call.error ? failureText(call.error) : call.data?.message}
      </p>
    </div>
  );
}
