import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../frame/formats.ts';
import { HIDDEN } from './hidden.ts';
import { CASE_COUNTS } from './panel-queries.ts';

/** The number of open cases, after the name of the queue. Nothing for 0, and until it is known. */
export function OpenCases() {
  const { data } = useQuery(CASE_COUNTS);
  if (!data || data.open === 0) return null;
  return (
    <Box component="span" sx={PILL}>
      {numberText(data.open)}
      <Box component="span" sx={HIDDEN}>
        {' '}
        open
      </Box>
    </Box>
  );
}

const PILL = {
  px: 1,
  borderRadius: 4,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
