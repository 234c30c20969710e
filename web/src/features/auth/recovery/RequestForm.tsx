import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { REQUEST_RULES } from '../form-rules.ts';
import { textsIn, useFormCall } from '../use-form-call.ts';

/** The first step: to whom the code goes. The answer never says whether there is such an account. */
export function RequestForm({ onSent }: { onSent: (email: string, message: string) => void }) {
  const { api } = useSite();
  const call = useFormCall({
    rules: REQUEST_RULES,
    send: ({ email = '' }) => api.accounts.forgotPassword({ body: { email: email.trim() } }),
    onDone: ({ message }, { email = '' }) => onSent(email.trim(), message),
  });
  return (
    <Form
      call={call}
      fields={Object.keys(REQUEST_RULES)}
      submit="Send me a code"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(textsIn(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="email" error={faultOf(call.error, 'email')} />
    </Form>
  );
}
