import { Alert } from '@mui/material';
import type { RunRemarks } from './remarks.ts';

const SHOWN = 20;

/** How the columns of a file differ from those that Alma knows of the table and year. */
export function DriftText({ drift: { missing, added, isExtract } }: { drift: RunRemarks['drift'][number] }) {
  return (
    <Alert severity="info" sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {isExtract && 'Most columns are missing: this is a part of the published table. '}
      {missing.length > 0 && `Missing columns: ${listed(missing)}. `}
      {added.length > 0 && `Columns that Alma does not know: ${listed(added)}.`}
    </Alert>
  );
}

const listed = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');
