import EventBusyIcon from '@mui/icons-material/EventBusy';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Colleges that closed or merged. */
export const closures: PanelResource = {
  name: 'closures',
  list: lazyPage(async () => (await import('./ClosureList.tsx')).ClosureList),
  edit: lazyPage(async () => (await import('./ClosureEdit.tsx')).ClosureEdit),
  create: lazyPage(async () => (await import('./ClosureCreate.tsx')).ClosureCreate),
  icon: EventBusyIcon,
  recordRepresentation: 'collegeName',
  options: { label: 'Closures', group: 'Data', write: 'catalog' },
};
