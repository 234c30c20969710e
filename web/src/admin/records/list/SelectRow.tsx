import Checkbox from '@mui/material/Checkbox';
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from 'react-admin';
import { useRowLabel } from './row-label.ts';

/** The check box of a row. With Shift it selects the rows in between. */
export function SelectRow() {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const record = useRecordContext();
  const label = useRowLabel();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds?.includes(record.id) ?? false}
      onClick={(event) => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { 'aria-label': `Select ${label}` } }}
    />
  );
}
