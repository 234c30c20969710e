import { Paper, Table } from '@mui/material';
import type { ReactNode } from 'react';

/** A table that scrolls sideways on small screens, also with the keyboard. `label` names it. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        {children}
      </Table>
    </Paper>
  );
}
