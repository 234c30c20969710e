import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The ledger of imports. It is read-only; a run can be rolled back on its page. */
export const importRuns: PanelResource = {
  name: 'import-runs',
  list: lazyPage('ImportRunList'),
  show: lazyPage('ImportRunShow'),
  icon: PlaylistAddCheckOutlined,
  options: { label: 'Import runs', group: 'Operations', read: 'runs.read', write: 'runs.apply' },
};
