import { Box, Typography } from '@mui/material';
import { DriftText } from './DriftText.tsx';
import { REMARKS_LIST, type RunRemarks } from './remarks.ts';
import { UnusedFiles } from './UnusedFiles.tsx';

type Notes = Pick<RunRemarks, 'notes' | 'drift' | 'unused'>;

export const countNotes = ({ notes, drift, unused }: Notes): number => notes.length + drift.length + unused.length;

/** Changed columns, remarks on rows, and what was not imported. */
export function RunNotes({ remarks }: { remarks: Notes }) {
  const { notes, drift, unused } = remarks;
  if (countNotes(remarks) === 0) return <Typography>There are none.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {drift.map((one) => (
        <div key={one.file}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{one.file}</Typography>
          <DriftText drift={one} />
        </div>
      ))}
      {notes.length > 0 && (
        <Box component="ul" aria-label="Remarks on rows" sx={REMARKS_LIST}>
          {notes.map(({ file, line, message }, at) => (
            <li key={at}>
              {file}, line {line}: {message}
            </li>
          ))}
        </Box>
      )}
      <UnusedFiles unused={unused} />
    </Box>
  );
}
