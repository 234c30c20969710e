import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText } from '../../../lib/failure.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { RenameForm } from './RenameForm.tsx';
import { SharedLink } from './SharedLink.tsx';
import type { KeptChanges } from './use-saved-changes.ts';

interface Props {
  name: string;
  /** The name as it is shown; a field for another one takes its place. */
  title: ReactNode;
  /** Where anybody sees it; null while it is not shared. */
  sharedPath: string | null;
  changes: KeptChanges;
  /** What is asked before it is deleted. */
  question: string;
  children?: ReactNode;
}

/** Something kept under a name: what it is, another name for it, a link that shows it, and its end. */
export function KeptItem({ name, title, sharedPath, changes: { renaming, sharing, removal }, question, children }: Props) {
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
