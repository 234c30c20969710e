import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token that a link out of a mail brought along, for as long as this page is open. It leaves the address at once (`cleanAddress`
 * takes its place), so that neither the history nor anything that is shared or counted holds it.
 */
export function useMailedToken(cleanAddress: string): string | undefined {
  const query = new URLSearchParams(useLocation().search);
  const inAddress = query.get('token');
  const [token] = useState(inAddress);
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress !== null) void navigate(cleanAddress, { replace: true, preventScrollReset: true });
  }, [inAddress, cleanAddress, navigate]);
  return token === null || token === '' ? undefined : token;
}
