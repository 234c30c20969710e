import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText } from '../../../lib/api-error.ts';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { RenameForm } from './RenameForm.tsx';
import { SharedLink } from './SharedLink.tsx';
import type { SavedChanges, SharedChanges } from './use-saved-changes.ts';

interface Props {
  name: string;
  /** The name as displayed. Replaced by a form while renaming. */
  title: ReactNode;
  changes: SavedChanges;
  /** Undefined for items without a link. */
  sharing?: {
    /** The path of its shared page; null if not shared. */
    path: string | null;
    call: SharedChanges['sharing'];
  };
  /** The confirmation question for Delete. */
  question: string;
  children?: ReactNode;
}

/** A saved item with rename, share and delete. */
export function SavedItem({ name, title, changes: { renaming, removal }, sharing, question, children }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      {isRenaming ? <RenameForm name={name} call={renaming} onDone={() => setRenaming(false)} /> : title}
      {children}
      {typeof sharing?.path === 'string' && <SharedLink name={name} path={sharing.path} />}
      <div className="flex flex-wrap gap-2" data-print="hide">
        {!isRenaming && (
          <Button variant="secondary" size="small" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
        {sharing && <Sharing name={name} {...sharing} />}
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
        {sharing?.call.isError === true && failureText(sharing.call.error)}
      </p>
    </>
  );
}

function Sharing({ name, path, call }: { name: string } & NonNullable<Props['sharing']>) {
  const isShared = path !== null;
  return (
    <SendButton
      variant="secondary"
      size="small"
      aria-label={isShared ? `Stop sharing ${name}` : `Share ${name} by link`}
      isSending={call.isPending}
      onClick={() => call.mutate(!isShared)}
    >
      {isShared ? 'Stop sharing' : 'Share by link'}
    </SendButton>
  );
}
