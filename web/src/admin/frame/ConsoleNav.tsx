import type { Permission } from '../../api/domain/accounts.ts';
import { useMe } from '../me.ts';
import { PageLinks, type PageLink } from './PageLinks.tsx';

interface Page extends PageLink {
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
  return <PageLinks label="Data integration" pages={PAGES.filter(({ needs }) => needs === undefined || permissions.includes(needs))} />;
}
