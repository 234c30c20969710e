import Typography from '@mui/material/Typography';

/** What a person outside of the staff wrote, as typed. */
export function Quote({ children }: { children: string }) {
  return (
    <Typography
      component="blockquote"
      sx={{ m: 0, my: 1, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
