import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

interface Props {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Details that are rendered when they are first opened. */
export function Disclosure({ summary, isOpen = false, children }: Props) {
  const [wasOpen, setOpen] = useState(isOpen);
  return (
    <Box component="details" open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)} sx={LOOK}>
      <summary>{summary}</summary>
      {wasOpen && <Box sx={{ pt: 1 }}>{children}</Box>}
    </Box>
  );
}

const LOOK = { minWidth: 0, '& > summary': { cursor: 'pointer', py: 0.75, overflowWrap: 'anywhere' } };
