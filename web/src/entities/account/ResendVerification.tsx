import type { ComponentProps } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../api/site.ts';
import { failureText } from '../../lib/failure.ts';
import type { Button } from '../../ui/Button.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';

/** Asks for another verification mail and says what came of it; the server says when it was too often. */
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
        {isSuccess && 'Sent. Look for it in the spam folder too. Older links no longer work.'}
      </p>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {error && failureText(error)}
      </p>
    </div>
  );
}
