import PaidIcon from '@mui/icons-material/Paid';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Net prices by family income in the panel. */
export const netPrices: PanelResource = {
  name: 'net-prices',
  list: lazyPage('NetPriceList'),
  edit: lazyPage('NetPriceEdit'),
  icon: PaidIcon,
  recordRepresentation: 'name',
  options: { label: 'Net prices', group: 'Data', write: 'catalog' },
};
