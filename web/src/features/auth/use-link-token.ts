import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of an email link. Replaces the address with `cleanAddress` at once, so that the token is not in the history, in shared
 * links or in analytics.
 */
export function useLinkToken(cleanAddress: string): string | undefined {
  const query = new URLSearchParams(useLocation().search);
  const inAddress = query.get('token');
  const [token] = useState(inAddress);
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress !== null) void navigate(cleanAddress, { replace: true, preventScrollReset: true });
  }, [inAddress, cleanAddress, navigate]);
  return token === null || token === '' ? undefined : token;
}
