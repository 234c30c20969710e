import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Emails that the site sends, without their texts. */
export const outbox: PanelResource = {
  name: 'outbox',
  list: lazyPage('OutboxList'),
  icon: MailOutlined,
  options: { label: 'Emails', group: 'Operations', write: 'users' },
};
