import { useSite } from '../../../api/site.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { NewPasswordField } from '../../../entities/account/NewPasswordField.tsx';
import { faultOf } from '../../../lib/failure.ts';
import { RESET_RULES } from '../form-rules.ts';
import { textsIn, useFormCall } from '../use-form-call.ts';

interface Props {
  /** What the code was exchanged for. */
  token: string;
  /** For password managers; empty when it is not known. */
  email: string;
  onDone: () => void;
}

/** The last step: the new password. */
export function ResetForm({ token, email, onDone }: Props) {
  const { api } = useSite();
  const call = useFormCall({
    rules: RESET_RULES,
    send: ({ password = '' }) => api.accounts.resetPassword({ body: { resetToken: token, password } }),
    onDone,
  });
  return (
    <Form
      call={call}
      fields={Object.keys(RESET_RULES)}
      submit="Set the new password"
      className="needs-scripts"
      onSubmit={(form) => call.mutate(textsIn(form))}
    >
      {email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordField label="New password" name="password" error={faultOf(call.error, 'password')} />
    </Form>
  );
}
