import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';

interface PageFrameProps {
  /** The heading, which is also the title of the document. */
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the panel: the title of the document, and one heading that takes the focus when the address changes. */
export function PageFrame({ title, actions, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Admin · ${PRODUCT.name}`;
  }, [title]);
  useEffect(() => heading.current?.focus(), [pathname]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </>
  );
}
