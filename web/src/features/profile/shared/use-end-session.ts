import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { forgetSession } from '../../../api/session.ts';

/**
 * Goes to another page after the session has ended on the server, and forgets it here as soon as that page has taken this one's place:
 * while this one stands it would ask a stranger to sign in.
 */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) forgetSession();
    },
    [],
  );
  return useCallback(
    async (to, options) => {
      isLeaving.current = true;
      await navigate(to, options);
    },
    [navigate],
  );
}
