import StorefrontIcon from '@mui/icons-material/Storefront';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The entries of the marketplace, and what providers propose. */
export const services: PanelResource = {
  name: 'services',
  list: lazyPage('ServiceList'),
  edit: lazyPage('ServiceEdit'),
  create: lazyPage('ServiceCreate'),
  icon: StorefrontIcon,
  recordRepresentation: 'name',
  options: { label: 'Services', group: 'Content', write: 'services' },
};
