import { Box, CircularProgress, Typography } from '@mui/material';

/** While the code or the data of a page loads. */
export function Waiting() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 4 }}>
      <CircularProgress size={20} aria-hidden="true" />
      <Typography sx={{ color: 'text.secondary' }}>Loading</Typography>
    </Box>
  );
}
