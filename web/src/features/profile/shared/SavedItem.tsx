import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText } from '../../../lib/api-error.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { RenameForm } from './RenameForm.tsx';
import { SharedLink } from './SharedLink.tsx';
import type { SavedChanges } from './use-saved-changes.ts';

interface Props {
  name: string;
  /** The name as displayed. Replaced by a form while renaming. */
  title: ReactNode;
  /** The path of its shared page; null if not shared. */
  sharedPath: string | null;
  changes: SavedChanges;
  /** The confirmation question for Delete. */
  question: string;
  children?: ReactNode;
}

/** A saved item with rename, share and delete. */
export function SavedItem({ name, title, sharedPath, changes: { renaming, sharing, removal }, question, children }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const isShared = sharedPath !== null;
  return (
    <>
      {isRenaming ? <RenameForm name={name} call={renaming} onDone={() => setRenaming(false)} /> : title}
      {children}
      {isShared && <SharedLink name={name} path={sharedPath} />}
      <div className="flex flex-wrap gap-2" data-print="hide">
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
          question={question}
          confirm="Delete it"
          call={removal}
          onConfirm={() => removal.mutate()}
        />
      </div>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {sharing.isError && failureText(sharing.error)}
      </p>
    </>
  );
}
