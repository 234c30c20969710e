import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { lazy, type ComponentType } from 'react';
import type { Permission } from '../api/domain/accounts.ts';
import type { MenuGroup } from './panel-resource.ts';

/** A page of the panel that is no resource. */
export interface PanelPage {
  /** The address below /admin, without a slash. */
  path: string;
  label: string;
  group: MenuGroup;
  icon: ComponentType;
  page: ComponentType;
  read: Permission;
  /** Default: true. False: other pages link to it. */
  isInMenu?: false;
}

const DataModelPage = lazy(async () => ({ default: (await import('./data-model/DataModelPage.tsx')).DataModelPage }));

const SourcesPage = lazy(async () => ({ default: (await import('./data-integration/SourcesPage.tsx')).SourcesPage }));

const ComparePage = lazy(async () => ({ default: (await import('./data-integration/compare/ComparePage.tsx')).ComparePage }));
const CoveragePage = lazy(async () => ({ default: (await import('./data-integration/quality/CoveragePage.tsx')).CoveragePage }));
const LineagePage = lazy(async () => ({ default: (await import('./data-integration/lineage/LineagePage.tsx')).LineagePage }));
const SchedulesPage = lazy(async () => ({ default: (await import('./data-integration/SchedulesPage.tsx')).SchedulesPage }));
const ImportPage = lazy(async () => ({ default: (await import('./import-jobs/start/ImportPage.tsx')).ImportPage }));
const JobPage = lazy(async () => ({ default: (await import('./import-jobs/job/JobPage.tsx')).JobPage }));
const BigQueryPage = lazy(async () => ({ default: (await import('./bigquery/BigQueryPage.tsx')).BigQueryPage }));

/** The parts of data integration that are no resource. */
const CONSOLE = { group: 'Operations', icon: UploadFileOutlined, read: 'runs.read' } as const;

/** Every page that is no resource, one line each. */
export const PAGES: readonly PanelPage[] = [
  {
    path: 'data-model',
    label: 'Data model',
    group: 'Data',
    icon: AccountTreeOutlined,
    page: DataModelPage,
    read: 'read',
  },
  { ...CONSOLE, path: 'data-integration', label: 'Data integration', page: SourcesPage },
  { ...CONSOLE, path: 'data-integration/compare', label: 'Compare runs', page: ComparePage, isInMenu: false },
  { ...CONSOLE, path: 'data-integration/coverage', label: 'Coverage', page: CoveragePage, isInMenu: false },
  { ...CONSOLE, path: 'data-integration/lineage', label: 'Lineage', page: LineagePage, isInMenu: false },
  { ...CONSOLE, path: 'data-integration/schedules', label: 'Schedules', page: SchedulesPage, isInMenu: false },
  { ...CONSOLE, path: 'data-integration/import', label: 'Import files', page: ImportPage, isInMenu: false },
  { ...CONSOLE, path: 'data-integration/jobs/:id', label: 'Import job', page: JobPage, isInMenu: false },
  { path: 'bigquery', label: 'BigQuery', group: 'Operations', icon: CloudOutlined, page: BigQueryPage, read: 'bigquery' },
];
