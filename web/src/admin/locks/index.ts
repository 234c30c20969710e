import LockOutlined from '@mui/icons-material/LockOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Fields that no import replaces. Staff change them on the page of the college. */
export const locks: PanelResource = {
  name: 'locks',
  list: lazyPage('LockList'),
  icon: LockOutlined,
  options: { label: 'Locked fields', group: 'Data', read: 'runs.read', write: 'catalog' },
};
