import GavelIcon from '@mui/icons-material/Gavel';
import { OpenCases } from '../live/OpenCases.tsx';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The moderation queue. It has no `write`: cases change by calls of their own, never by a form, in bulk or by a revert. */
export const cases: PanelResource = {
  name: 'cases',
  list: lazyPage('CaseList'),
  edit: lazyPage('CasePage'),
  icon: GavelIcon,
  options: { label: 'Moderation', group: 'People', badge: OpenCases, read: 'moderation' },
};
