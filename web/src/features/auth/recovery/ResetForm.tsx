import { useSite } from '../../../api/site.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { NewPasswordField } from '../../../entities/account/NewPasswordField.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { RESET_RULES } from '../form-rules.ts';
import { formValues, useFormMutation } from '../use-form-mutation.ts';

interface Props {
  /** The token received for the code. */
  token: string;
  /** For password managers. Empty if unknown. */
  email: string;
  onDone: () => void;
}

/** Step three: the new password. */
export function ResetForm({ token, email, onDone }: Props) {
  const { api } = useSite();
  const call = useFormMutation({
    rules: RESET_RULES,
    send: ({ password = '' }) => api.accounts.resetPassword({ body: { resetToken: token, password } }),
    onDone,
  });
  return (
    <Form
      call={call}
      fields={Object.keys(RESET_RULES)}
      submit="Set new password"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(formValues(form))}
    >
      {email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordField label="New password" name="password" error={fieldError(call.error, 'password')} />
    </Form>
  );
}
