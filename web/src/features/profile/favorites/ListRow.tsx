import { useState } from 'react';
import type { FavoriteList } from '../../../api/contracts.ts';
import { Button } from '../../../components/Button.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { failureText } from '../../../lib/failure.ts';
import { ConfirmButton } from '../shared/ConfirmButton.tsx';
import { collegesText } from './favorite-words.ts';
import { RenameForm } from './RenameForm.tsx';
import { SharedLink } from './SharedLink.tsx';
import { useListRemoval, useListSharing } from './use-list-changes.ts';

/** One list and what can be done with it. */
export function ListRow({ list, count }: { list: FavoriteList; count: number }) {
  const { name, shareToken } = list;
  const [isRenaming, setRenaming] = useState(false);
  const sharing = useListSharing(list.id);
  const removal = useListRemoval(list.id);
  const isShared = shareToken !== null;
  return (
    <li className="grid gap-3 py-4">
      {isRenaming ? (
        <RenameForm list={list} onDone={() => setRenaming(false)} />
      ) : (
        <p>
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>{' '}
          <span className="figure text-sm text-muted">{collegesText(count)}</span>
        </p>
      )}
      {isShared && <SharedLink name={name} token={shareToken} />}
      <div className="flex flex-wrap gap-2">
        {!isRenaming && (
          <Button variant="secondary" size="small" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
        <SendButton
          variant="secondary"
          size="small"
          aria-label={isShared ? `Stop sharing ${name}` : `Share ${name} by link`}
          isSending={sharing.isPending}
          onClick={() => sharing.mutate(!isShared)}
        >
          {isShared ? 'Stop sharing' : 'Share by link'}
        </SendButton>
        <ConfirmButton
          label="Delete"
          name={`Delete ${name}`}
          question="Delete this list? Its colleges stay among your favorites."
          confirm="Delete it"
          call={removal}
          onConfirm={() => removal.mutate()}
        />
      </div>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {sharing.isError && failureText(sharing.error)}
      </p>
    </li>
  );
}
