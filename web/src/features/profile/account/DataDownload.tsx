import type { Api } from '../../../api/client.ts';
import type { User } from '../../../api/domain/accounts.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { useSite } from '../../../api/site.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { download } from '../../../lib/download.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { PasswordCheck, useCheckedCall } from '../shared/PasswordCheck.tsx';

/** Downloads all data. The server requires a recent password check first. */
export function DataDownload({ user }: { user: User }) {
  const { api } = useSite();
  const { call, check } = useCheckedCall(() => save(api));
  if (check) {
    return (
      <PasswordCheck user={user} text="Enter your password to protect your data on this device." submit="Confirm and download" {...check} />
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <SendButton variant="secondary" isSending={call.isPending} onClick={() => call.mutate()}>
        Download my data
      </SendButton>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}

async function save(api: Api): Promise<void> {
  const data = await api.profile.exportData({});
  download(`${PRODUCT.slug}-data.json`, 'application/json', JSON.stringify(data, undefined, 2));
  toast({ title: 'Your data was downloaded', description: 'Store the file where only you can read it.' });
}
