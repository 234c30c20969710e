import { useCallback } from 'react';
import { forgetSession, signOut } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { failureText } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';

const sayDone = () => toast({ title: 'Logged out', description: 'You have been successfully logged out.' });

/** Signs out and says so (specification §8). Where the server cannot be reached the session can still be forgotten on this device. */
export function useSignOut(): () => Promise<void> {
  const site = useSite();
  return useCallback(async () => {
    try {
      await signOut(site);
      sayDone();
    } catch (error) {
      toast({
        title: 'Logout failed',
        description: failureText(error),
        tone: 'destructive',
        action: {
          label: 'Sign out on this device',
          run() {
            forgetSession();
            sayDone();
          },
        },
      });
    }
  }, [site]);
}
