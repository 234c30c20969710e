import HistoryIcon from '@mui/icons-material/History';
import type { PanelResource } from '../panel-resource.ts';
import { AuditLogList } from './AuditLogList.tsx';
import { AuditLogShow } from './AuditLogShow.tsx';

/** The audit log in the panel. It is read-only. */
export const auditLog: PanelResource = {
  name: 'audit-log',
  list: AuditLogList,
  show: AuditLogShow,
  icon: HistoryIcon,
  options: { label: 'Audit log', group: 'Operations', write: 'audit' },
};
