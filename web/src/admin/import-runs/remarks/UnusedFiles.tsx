import { Box, Typography } from '@mui/material';
import type { RunRemarks } from './remarks.ts';

/** Files and columns that an import leaves out, with the reasons. Nothing if there are none. */
export function UnusedFiles({ unused }: Pick<RunRemarks, 'unused'>) {
  if (unused.length === 0) return null;
  return (
    <section>
      <Typography variant="h3">Not imported</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {unused.map(({ file, reason }, at) => (
          <li key={at}>
            {file}: {reason}
          </li>
        ))}
      </Box>
    </section>
  );
}
