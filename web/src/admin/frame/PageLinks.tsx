import { Box, Link } from '@mui/material';
import { NavLink } from 'react-router-dom';

export interface PageLink {
  to: string;
  label: string;
}

/** The links between pages that belong together. `label` names the group. */
export function PageLinks({ label, pages }: { label: string; pages: readonly PageLink[] }) {
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, listStyle: 'none', p: 0, m: 0 }}>
        {pages.map(({ to, label: text }) => (
          <li key={to}>
            <Link component={NavLink} to={to} end sx={LINK}>
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LINK = {
  display: 'inline-block',
  py: 0.75,
  '&[aria-current=page]': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
};
