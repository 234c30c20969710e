import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The imports that people run in the panel. The list is read-only; a page of its own leads through the steps of a job. */
export const importJobs: PanelResource = {
  name: 'import-jobs',
  list: lazyPage('ImportJobList'),
  icon: DriveFolderUploadOutlined,
  options: { label: 'Import jobs', group: 'Operations', read: 'runs.read', write: 'runs.apply' },
};
