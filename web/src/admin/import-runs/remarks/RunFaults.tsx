import Box from '@mui/material/Box';
import { groupText } from '../../../api/domain/imports.ts';
import { REMARKS_LIST, type RunRemarks } from './remarks.ts';

/** The rejected rows by cause: equal faults are one line. Nothing if there are none. */
export function RunFaults({ faults }: Pick<RunRemarks, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <Box component="ul" aria-label="Rejected rows by fault" sx={REMARKS_LIST}>
      {faults.map((group, at) => (
        <li key={at}>
          {group.file}: {groupText(group)}
        </li>
      ))}
    </Box>
  );
}
