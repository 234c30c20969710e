import SchoolIcon from '@mui/icons-material/School';
import type { PanelResource } from '../panel-resource.ts';
import { CollegeEdit } from './CollegeEdit.tsx';
import { CollegeList } from './CollegeList.tsx';

/** Colleges in the panel. */
export const colleges: PanelResource = {
  name: 'colleges',
  list: CollegeList,
  edit: CollegeEdit,
  icon: SchoolIcon,
  recordRepresentation: 'name',
  options: { label: 'Colleges', group: 'Data', write: 'catalog' },
};
