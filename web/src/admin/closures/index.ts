import EventBusyIcon from '@mui/icons-material/EventBusy';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Colleges that closed or merged. */
export const closures: PanelResource = {
  name: 'closures',
  list: lazyPage('ClosureList'),
  edit: lazyPage('ClosureEdit'),
  create: lazyPage('ClosureCreate'),
  icon: EventBusyIcon,
  recordRepresentation: 'collegeName',
  options: { label: 'Closures', group: 'Data', write: 'catalog' },
};
