import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** What visitors who agreed to analytics did, as counts. */
export const analytics: PanelResource = {
  name: 'analytics',
  list: lazyPage('AnalyticsList'),
  icon: BarChartOutlined,
  options: { label: 'Visits', group: 'Operations', write: 'catalog' },
};
