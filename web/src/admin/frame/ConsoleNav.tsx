import { Box, Link } from '@mui/material';
import { NavLink } from 'react-router-dom';

const PAGES = [
  { to: '/data-integration', label: 'Sources' },
  { to: '/import-runs', label: 'Import runs' },
  { to: '/data-integration/compare', label: 'Compare runs' },
  { to: '/locks', label: 'Locked fields' },
  { to: '/data-integration/coverage', label: 'Coverage' },
  { to: '/data-integration/lineage', label: 'Lineage' },
  { to: '/data-integration/schedules', label: 'Schedules' },
] as const;

/** The links between the pages of data integration. */
export function ConsoleNav() {
  return (
    <Box component="nav" aria-label="Data integration" sx={{ mb: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, listStyle: 'none', p: 0, m: 0 }}>
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link component={NavLink} to={to} end sx={LINK}>
              {label}
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
