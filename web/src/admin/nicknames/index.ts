import BadgeIcon from '@mui/icons-material/Badge';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Texts by which people know colleges. */
export const nicknames: PanelResource = {
  name: 'nicknames',
  list: lazyPage('NicknameList'),
  edit: lazyPage('NicknameEdit'),
  create: lazyPage('NicknameCreate'),
  icon: BadgeIcon,
  options: { label: 'Nicknames', group: 'Data', write: 'catalog' },
};
