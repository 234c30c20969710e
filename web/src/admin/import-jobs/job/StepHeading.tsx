import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The heading of the present step. It takes the focus when the step changes, but not on the first visit: then the page's heading has it. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    heading.current?.focus();
  }, [text]);
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} gutterBottom sx={{ '&:focus': { outline: 'none' } }}>
      {text}
    </Typography>
  );
}
