import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FavoriteList } from '../../../api/contracts.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { failureText } from '../../../lib/failure.ts';
import { listsQuery } from '../shared/queries.ts';

/** The link that shows a list to anybody, and the end of it. */
export function ListSharing({ list }: { list: FavoriteList }) {
  const { api, queries } = useSite();
  const call = useMutation({
    mutationFn: (isShared: boolean) => api.favorites.changeList({ params: { id: list.id }, body: { isShared } }),
    onSuccess: (changed) =>
      queries.setQueryData(listsQuery(api).queryKey, (before) => before?.map((one) => (one.id === changed.id ? changed : one))),
  });
  return (
    <div className="grid justify-items-start gap-2">
      {list.shareToken === null ? (
        <>
          <SendButton
            variant="secondary"
            size="small"
            aria-label={`Share ${list.name} by link`}
            isSending={call.isPending}
            onClick={() => call.mutate(true)}
          >
            Share by link
          </SendButton>
          <p className="text-xs text-muted">Anybody with the link sees the colleges, but neither your notes nor your name.</p>
        </>
      ) : (
        <>
          <SharedLink name={list.name} address={`${window.location.origin}/lists/${list.shareToken}`} />
          <SendButton
            variant="secondary"
            size="small"
            aria-label={`Stop sharing ${list.name}`}
            isSending={call.isPending}
            onClick={() => call.mutate(false)}
          >
            Stop sharing
          </SendButton>
        </>
      )}
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}

function SharedLink({ name, address }: { name: string; address: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Link copied');
    } catch {
      setOutcome('Copy the link from the field above');
    }
  };
  return (
    <div className="grid w-full justify-items-start gap-2">
      <Field label={`Link to ${name}`} readOnly value={address} onFocus={({ target }) => target.select()} className="w-full" />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" aria-label={`Copy the link to ${name}`} onClick={() => void copy()}>
          Copy link
        </Button>
        <span role="status" className="text-sm text-muted">
          {outcome}
        </span>
      </div>
    </div>
  );
}
