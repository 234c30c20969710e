import { auditLog } from './audit-log/index.ts';
import type { PanelResource } from './panel-resource.ts';

/** Every resource of the panel, one line each, in the order of the menu. */
export const RESOURCES: readonly PanelResource[] = [
  auditLog,
];
