import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

interface Props {
  summary: ReactNode;
  /** Opens it, also later. Only a person closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Details that are rendered when they are first opened. */
export function Disclosure({ summary, isOpen = false, children }: Props) {
  const [isShown, setShown] = useState(isOpen);
  const [wasShown, setWasShown] = useState(isOpen);
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen !== wasAsked) {
    setWasAsked(isOpen);
    if (isOpen) setShown(true);
  }
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Box component="details" open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)} sx={LOOK}>
      <summary>{summary}</summary>
      {wasShown && <Box sx={{ pt: 1 }}>{children}</Box>}
    </Box>
  );
}

const LOOK = { minWidth: 0, '& > summary': { cursor: 'pointer', py: 0.75, overflowWrap: 'anywhere' } };
