import ReportIcon from '@mui/icons-material/Report';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** What visitors reported about services. */
export const serviceFaults: PanelResource = {
  name: 'service-faults',
  list: lazyPage('ServiceFaultList'),
  edit: lazyPage('ServiceFaultEdit'),
  icon: ReportIcon,
  options: { label: 'Service faults', group: 'Content', write: 'moderation' },
};
