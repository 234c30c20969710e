import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText, faultOf } from '../../../lib/failure.ts';
import { CODE_RULES, digitsOf, faultsIn, REQUEST_RULES } from '../form-rules.ts';
import { useCountdown } from './use-countdown.ts';
import { textsIn, useFormCall } from '../use-form-call.ts';

/** A new code may be asked for once a minute. */
const RESEND_SECONDS = 60;

interface Props {
  /** Where the code was sent; empty when the page was opened from the mail. */
  email: string;
  onToken: (token: string, email: string) => void;
}

/** The second step: the six digits out of the mail. */
export function CodeForm({ email, onToken }: Props) {
  const { api } = useSite();
  const call = useFormCall({
    rules: CODE_RULES,
    send: ({ email: to = '', code = '' }) => api.accounts.verifyResetCode({ body: { email: to.trim(), code: digitsOf(code) } }),
    onDone: ({ resetToken }, texts) => onToken(resetToken, texts['email'] ?? ''),
  });
  const { error } = call;
  return (
    <Form
      call={call}
      fields={Object.keys(CODE_RULES)}
      submit="Check the code"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(textsIn(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="email" defaultValue={email} error={faultOf(error, 'email')} />
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits. They work for 15 minutes."
        error={faultOf(error, 'code')}
        className="figure"
      />
      <Resend isSent={email !== ''} />
    </Form>
  );
}

/** Asks for another code, to the address that stands in the form. */
function Resend({ isSent }: { isSent: boolean }) {
  const { api } = useSite();
  const { left, start } = useCountdown(RESEND_SECONDS, isSent);
  const call = useMutation({
    mutationFn: (email: string) => api.accounts.forgotPassword({ body: { email } }),
    onSuccess: start,
  });
  const send = (form: HTMLFormElement | null) => {
    const { email = '' } = form ? textsIn(form) : {};
    if (faultsIn({ email }, REQUEST_RULES).length === 0) call.mutate(email.trim());
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
