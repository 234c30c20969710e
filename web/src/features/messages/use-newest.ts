import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { listQuery } from '../../entities/messages/messages.queries.ts';
import { messagesHref, type MessagesAddress } from './address.ts';

const WIDE = '(min-width: 48rem)';
/** State of the address that the page chose by itself. */
export const BY_ITSELF = 'by-itself';

/**
 * Opens the newest conversation of the inbox where list and conversation are side by side. It is chosen once, so that no arrival replaces what
 * a person reads. One that the person marked as unread is passed over: opening it would undo the mark.
 */
export function useNewest({ box, conversation }: MessagesAddress): void {
  const { api, queries } = useSite();
  const navigate = useNavigate();
  const list = useQuery(listQuery(api, queries, box));
  const isWanted = box === 'inbox' && conversation === undefined && list.isFetchedAfterMount;
  const newest = isWanted ? list.data?.items.find(({ unreadFrom }) => unreadFrom === null)?.id : undefined;
  useEffect(() => {
    if (newest === undefined || !window.matchMedia(WIDE).matches) return;
    void navigate(messagesHref({ conversation: newest }), { replace: true, preventScrollReset: true, state: BY_ITSELF });
  }, [newest, navigate]);
}
