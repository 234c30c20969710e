import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { REQUEST_RULES } from '../form-rules.ts';
import { formValues, useFormMutation } from '../use-form-mutation.ts';

/** Step one: the email address. The response does not reveal whether the account exists. */
export function RequestForm({ onSent }: { onSent: (email: string, message: string) => void }) {
  const { api } = useSite();
  const call = useFormMutation({
    rules: REQUEST_RULES,
    send: ({ email = '' }) => api.accounts.forgotPassword({ body: { email: email.trim() } }),
    onDone: ({ message }, { email = '' }) => onSent(email.trim(), message),
  });
  return (
    <Form
      call={call}
      fields={Object.keys(REQUEST_RULES)}
      submit="Send code"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(formValues(form))}
    >
      <Field label="Email address" name="email" type="email" autoComplete="email" error={fieldError(call.error, 'email')} />
    </Form>
  );
}
