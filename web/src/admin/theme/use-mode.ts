import { useMediaQuery } from '@mui/material';
import { theme } from '../../lib/theme.ts';
import type { Mode } from './colors.ts';

/** Light or dark: the choice made on the site, otherwise the system's. */
export function useMode(): Mode {
  const chosen = theme.useValue();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (chosen === 'system') return isSystemDark ? 'dark' : 'light';
  return chosen;
}
