import TableCell from '@mui/material/TableCell';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useDataTableConfigContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SelectRow } from './SelectRow.tsx';
import { useRecordPath } from './use-record-path.ts';

/** A row of the list. A click opens the record; by keyboard its link does. */
export function RecordRow({ children, className }: TableRowProps) {
  const { hasBulkActions } = useDataTableConfigContext();
  const path = useRecordPath();
  const navigate = useNavigate();
  const open = ({ target }: MouseEvent) => {
    const isControl = (target as Element).closest('a, button, input, label') !== null;
    if (path !== undefined && !isControl) void navigate(path);
  };
  return (
    <TableRow hover className={className} onClick={open} sx={{ cursor: path === undefined ? 'auto' : 'pointer' }}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <SelectRow />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}
