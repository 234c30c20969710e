import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { forgetSession } from '../../../api/session.ts';

/**
 * Leaves the page after the server has ended the session. Forgets the session only on unmount; otherwise this page would redirect to
 * sign-in first.
 */
export function useEndSession(): (to: string, options?: NavigateOptions) => Promise<void> {
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
