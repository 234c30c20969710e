import { Box } from '@mui/material';
import { type ColumnMapping, mappingLines } from '../../../api/domain/imports.ts';

/** How columns were read that a file names or writes otherwise, one sentence per line. */
export const MappingLines = ({ mapping }: { mapping: ColumnMapping }) => (
  <Box component="ul" aria-label="Columns read otherwise" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
    {mappingLines(mapping).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
