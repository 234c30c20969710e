import SchoolIcon from '@mui/icons-material/School';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Colleges in the panel. */
export const colleges: PanelResource = {
  name: 'colleges',
  list: lazyPage('CollegeList'),
  edit: lazyPage('CollegeEdit'),
  icon: SchoolIcon,
  recordRepresentation: 'name',
  options: { label: 'Colleges', group: 'Data', write: 'catalog' },
};
