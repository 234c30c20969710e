import { useCallback } from 'react';
import { forgetSession, signOut } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { failureText } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';

const confirmSignOut = () => toast({ title: 'Logged out', description: 'You have been successfully logged out.' });

/** Signs out and shows a message. If the server is unreachable, the message offers to end the session on this device only. */
export function useSignOut(): () => Promise<void> {
  const site = useSite();
  return useCallback(async () => {
    try {
      await signOut(site);
      confirmSignOut();
    } catch (error) {
      toast({
        title: 'Logout failed',
        description: failureText(error),
        tone: 'destructive',
        action: {
          label: 'Sign out on this device',
          run() {
            forgetSession();
            confirmSignOut();
          },
        },
      });
    }
  }, [site]);
}
