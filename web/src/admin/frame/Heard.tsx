import Box from '@mui/material/Box';

/** A text for screen readers, which say it when it changes and the person is not busy. */
export function Heard({ text }: { text: string }) {
  return (
    <Box role="status" sx={HIDDEN}>
      {text}
    </Box>
  );
}

const HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' };
