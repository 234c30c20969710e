import { Box, Link } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { Permission } from '../../api/domain.ts';
import { useMe } from '../me.ts';

interface Page {
  to: string;
  label: string;
  /** Who sees the link. Default: all who may open these pages. */
  needs?: Permission;
}

const PAGES: readonly Page[] = [
  { to: '/data-integration', label: 'Sources' },
  { to: '/data-integration/import', label: 'Import files', needs: 'runs.apply' },
  { to: '/import-jobs', label: 'Import jobs' },
  { to: '/import-runs', label: 'Import runs' },
  { to: '/data-integration/compare', label: 'Compare runs' },
  { to: '/locks', label: 'Locked fields' },
  { to: '/data-integration/coverage', label: 'Coverage' },
  { to: '/data-integration/lineage', label: 'Lineage' },
  { to: '/data-integration/schedules', label: 'Schedules' },
];

/** The links between the pages of data integration. */
export function ConsoleNav() {
  const { permissions } = useMe();
  const pages = PAGES.filter(({ needs }) => needs === undefined || permissions.includes(needs));
  return (
    <Box component="nav" aria-label="Data integration" sx={{ mb: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, listStyle: 'none', p: 0, m: 0 }}>
        {pages.map(({ to, label }) => (
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
