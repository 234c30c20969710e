import HistoryIcon from '@mui/icons-material/History';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The audit log in the panel. It is read-only. */
export const auditLog: PanelResource = {
  name: 'audit-log',
  list: lazyPage('AuditLogList'),
  show: lazyPage('AuditLogShow'),
  icon: HistoryIcon,
  options: { label: 'Audit log', group: 'Operations', write: 'audit' },
};
