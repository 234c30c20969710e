import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { failureText } from '../../../lib/failure.ts';

/** Asks for another verification mail and says what came of it; the server says when it was too often. */
export function Resend({ email }: { email: string }) {
  const { api } = useSite();
  const resend = useMutation({ mutationFn: () => api.accounts.resendVerification({}) });
  return (
    <div className="grid justify-items-start gap-2">
      <SendButton variant="secondary" size="small" isSending={resend.isPending} onClick={() => resend.mutate()}>
        Resend the email
      </SendButton>
      <p role="status" className="text-sm empty:hidden">
        {resend.isSuccess && `Sent. Look for it at ${email}, in the spam folder too. Older links no longer work.`}
      </p>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {resend.isError && failureText(resend.error)}
      </p>
    </div>
  );
}
