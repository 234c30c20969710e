import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { BulkAction } from '../../data-provider/panel-calls.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkSelection } from './use-bulk-selection.ts';

interface Props {
  fields?: ReactNode | readonly string[];
  hasTrash: boolean;
}

const ACTION_WORDS: Record<BulkAction, string> = { change: 'Change…', remove: 'Delete…', restore: 'Restore…' };

const BAR = { '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } };

/** What can be done with the selected rows: with these, or with all rows of the filter. */
export function BulkBar({ fields, hasTrash }: Props) {
  const { count, total, isAll, isTrash, canSelectAll, selectAll, clear, rows } = useBulkSelection();
  const [action, setAction] = useState<BulkAction>();
  if (count === 0 && action === undefined) return <span />;
  const actions = ACTIONS.filter((one) => isOffered(one, { isTrash, hasTrash, hasFields: Boolean(fields) }));
  return (
    <Alert severity="info" icon={false} role="status" sx={BAR}>
      {isAll ? `All ${total} selected by filter` : `${count} selected`}
      {canSelectAll && (
        <Button size="small" onClick={selectAll}>
          Select all {total} by filter
        </Button>
      )}
      {actions.map((one) => (
        <Button key={one} size="small" color={one === 'remove' ? 'error' : 'primary'} onClick={() => setAction(one)}>
          {ACTION_WORDS[one]}
        </Button>
      ))}
      <Button size="small" onClick={clear}>
        Clear selection
      </Button>
      {action && (
        <BulkDialog
          action={action}
          fields={fields}
          rows={rows}
          onClose={(isDone) => {
            setAction(undefined);
            if (isDone) clear();
          }}
        />
      )}
    </Alert>
  );
}

const ACTIONS: readonly BulkAction[] = ['change', 'remove', 'restore'];

/** In the Trash rows can only be restored. */
function isOffered(
  action: BulkAction,
  { isTrash, hasTrash, hasFields }: { isTrash: boolean; hasTrash: boolean; hasFields: boolean },
): boolean {
  if (action === 'restore') return isTrash;
  return !isTrash && (action === 'change' ? hasFields : hasTrash);
}
