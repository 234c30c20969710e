import FlagIcon from '@mui/icons-material/Flag';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** What visitors reported on the pages of colleges. */
export const dataIssues: PanelResource = {
  name: 'data-issues',
  list: lazyPage('DataIssueList'),
  edit: lazyPage('DataIssueEdit'),
  icon: FlagIcon,
  options: { label: 'Data issues', group: 'Content', write: 'moderation' },
};
