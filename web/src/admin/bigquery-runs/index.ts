import HistoryIcon from '@mui/icons-material/History';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Every statement and publication of the warehouse. */
export const bigqueryRuns: PanelResource = {
  name: 'bigquery-runs',
  list: lazyPage('WarehouseRunList'),
  icon: HistoryIcon,
  options: { label: 'Warehouse runs', group: 'Operations', read: 'bigquery' },
};
