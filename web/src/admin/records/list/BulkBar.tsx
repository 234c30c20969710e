import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { BulkAction } from '../../data-provider/panel-calls.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface Props {
  fields?: ReactNode | readonly string[];
  hasTrash: boolean;
}

/** What can be done with the selected rows: with these, or with all rows of the filter. */
export function BulkBar({ fields, hasTrash }: Props) {
  const { selectedIds, total = 0, data = [], filterValues, onUnselectItems } = useListContext();
  const [allOf, setAllOf] = useState<string>();
  const [action, setAction] = useState<BulkAction>();
  const filter = filterValues as { deleted?: boolean };
  const isAll = allOf === JSON.stringify(filter) && selectedIds.length > 0;
  if (selectedIds.length === 0 && action === undefined) return <span />;
  const actions: BulkAction[] =
    filter.deleted === true ? ['restore'] : [...(fields ? ['change' as const] : []), ...(hasTrash ? ['remove' as const] : [])];
  const unselect = () => {
    setAllOf(undefined);
    onUnselectItems();
  };
  return (
    <Alert
      severity="info"
      icon={false}
      role="status"
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      action={
        <>
          {actions.map((one) => (
            <Button key={one} size="small" color={one === 'remove' ? 'error' : 'primary'} onClick={() => setAction(one)}>
              {ACTION_WORDS[one]}
            </Button>
          ))}
          <Button size="small" onClick={unselect}>
            Clear selection
          </Button>
        </>
      }
    >
      {isAll ? `All ${total} selected by filter` : `${selectedIds.length} selected`}{' '}
      {!isAll && total > data.length && (
        <Button size="small" onClick={() => setAllOf(JSON.stringify(filter))}>
          Select all {total} by filter
        </Button>
      )}
      {action && (
        <BulkDialog
          action={action}
          fields={fields}
          rows={isAll ? { filter } : { ids: selectedIds }}
          onClose={(isDone) => {
            setAction(undefined);
            if (isDone) unselect();
          }}
        />
      )}
    </Alert>
  );
}

const ACTION_WORDS: Record<BulkAction, string> = { change: 'Change…', remove: 'Delete…', restore: 'Restore…' };
