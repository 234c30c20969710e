import PaidIcon from '@mui/icons-material/Paid';
import type { PanelResource } from '../panel-resource.ts';
import { NetPriceEdit } from './NetPriceEdit.tsx';
import { NetPriceList } from './NetPriceList.tsx';

/** Net prices by family income in the panel. */
export const netPrices: PanelResource = {
  name: 'net-prices',
  list: NetPriceList,
  edit: NetPriceEdit,
  icon: PaidIcon,
  recordRepresentation: 'name',
  options: { label: 'Net prices', group: 'Data', write: 'catalog' },
};
