import CategoryIcon from '@mui/icons-material/Category';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The areas of the marketplace: their order and introductions. */
export const serviceCategories: PanelResource = {
  name: 'service-categories',
  list: lazyPage('ServiceCategoryList'),
  edit: lazyPage('ServiceCategoryEdit'),
  icon: CategoryIcon,
  recordRepresentation: 'name',
  options: { label: 'Service categories', group: 'Content', write: 'services' },
};
