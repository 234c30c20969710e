import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Accounts: their roles, locks and sessions. */
export const users: PanelResource = {
  name: 'users',
  list: lazyPage('UserList'),
  edit: lazyPage('UserEdit'),
  icon: PeopleOutlined,
  recordRepresentation: 'username',
  options: { label: 'Users', group: 'People', write: 'users' },
};
