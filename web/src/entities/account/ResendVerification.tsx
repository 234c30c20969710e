import type { ComponentProps } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../api/site.ts';
import { failureText } from '../../lib/api-error.ts';
import type { Button } from '../../ui/Button.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';

/** Sends another verification email and shows the result. The server limits how often. */
export function ResendVerification({ children, variant, size }: Pick<ComponentProps<typeof Button>, 'children' | 'variant' | 'size'>) {
  const { api } = useSite();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => api.accounts.resendVerification({}) });
  return (
    <div className="grid justify-items-start gap-2">
      {!isSuccess && (
        <SendButton {...(variant && { variant })} {...(size && { size })} isSending={isPending} onClick={() => mutate()}>
          {children}
        </SendButton>
      )}
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && 'Sent. Check the spam folder too. Older links no longer work.'}
      </p>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {error && failureText(error)}
      </p>
    </div>
  );
}
