import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { refreshRoommates } from '../roommates.queries.ts';

interface Props {
  profileId: string;
  /** Of the college. */
  domain: string;
}

/** Asks for an address at the college, and then for the code that went there. */
export function ProofForm(props: Props) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <CodeForm {...props} email={email} onBack={() => setSent(false)} />
  ) : (
    <AddressForm {...props} email={email} onChange={setEmail} onSent={() => setSent(true)} />
  );
}

interface AddressProps extends Props {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
}

function AddressForm({ profileId, domain, email, onChange, onSent }: AddressProps) {
  const { api } = useSite();
  const field = useFocus();
  const asking = useMutation({
    mutationFn: () => api.roommates.askProof({ params: { id: profileId }, body: { email } }),
    onSuccess: onSent,
  });
  return (
    <Form call={asking} fields={['email']} submit="Send the code" tone="secondary" onSubmit={() => asking.mutate()}>
      <Field
        ref={field}
        label={`Your address at ${domain}`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={({ target }) => onChange(target.value)}
        error={fieldError(asking.error, 'email')}
        hint="We send a code there, and do not keep the address."
      />
    </Form>
  );
}

interface CodeProps extends Props {
  email: string;
  onBack: () => void;
}

function CodeForm({ profileId, email, domain, onBack }: CodeProps) {
  const { api, queries } = useSite();
  const [code, setCode] = useState('');
  const field = useFocus();
  const call = useMutation({
    mutationFn: () => api.roommates.confirmProof({ params: { id: profileId }, body: { email, code } }),
    onSuccess() {
      toast({ title: `Your address at ${domain} is confirmed` });
      return refreshRoommates(queries);
    },
  });
  return (
    <Form
      call={call}
      fields={['code']}
      submit="Confirm"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="quiet" onClick={onBack}>
          Use another address
        </Button>
      }
    >
      <p role="status" className="text-sm [overflow-wrap:anywhere]">
        We sent a code to {email}. It works for 10 minutes.
      </p>
      <Field
        ref={field}
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={fieldError(call.error, 'code')}
        hint="Six digits from the email"
      />
    </Form>
  );
}

/** The focus comes from the button or form that was there before. */
function useFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
