import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type Api } from '../../../api/client.ts';
import type { User } from '../../../api/domain.ts';
import { PRODUCT } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { CurrentPasswordField } from '../../../entities/account/CurrentPasswordField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { download } from '../../../lib/download.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';

/** Downloads all data. The server requires a recent password check first. */
export function DataDownload({ user }: { user: User }) {
  const { api } = useSite();
  const [isAsking, setAsking] = useState(false);
  const call = useMutation({
    mutationFn: () => save(api),
    onError: (error) => setAsking(needsPassword(error)),
  });
  if (isAsking) return <PasswordCheck user={user} onDone={() => setAsking(false)} />;
  return (
    <div className="grid justify-items-start gap-3">
      <SendButton variant="secondary" isSending={call.isPending} onClick={() => call.mutate()}>
        Download my data
      </SendButton>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {call.isError && !needsPassword(call.error) && failureText(call.error)}
      </p>
    </div>
  );
}

function PasswordCheck({ user, onDone }: { user: User; onDone: () => void }) {
  const { api } = useSite();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: async () => {
      await api.profile.confirmPassword({ body: { password } });
      await save(api);
    },
    onSuccess: onDone,
  });
  return (
    <Form call={call} fields={['password']} submit="Confirm and download" onSubmit={() => call.mutate()}>
      <p>Enter your password to protect your data on this device.</p>
      <CurrentPasswordField ref={field} email={user.email} value={password} onChange={setPassword} error={call.error} />
    </Form>
  );
}

async function save(api: Api): Promise<void> {
  const data = await api.profile.exportData({});
  download(`${PRODUCT.slug}-data.json`, 'application/json', JSON.stringify(data, undefined, 2));
  toast({ title: 'Your data was downloaded', description: 'Store the file where only you can read it.' });
}

const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'password.confirm';
