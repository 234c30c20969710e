import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { lazy, type ComponentType } from 'react';
import type { Permission } from '../api/domain.ts';
import type { MenuGroup } from './panel-resource.ts';
import { BigQueryPage } from './upcoming/BigQueryPage.tsx';
import { DataIntegrationPage } from './upcoming/DataIntegrationPage.tsx';

/** A page of the panel that is no resource. */
export interface PanelPage {
  /** The address below /admin, without a slash. */
  path: string;
  label: string;
  group: MenuGroup;
  icon: ComponentType;
  page: ComponentType;
  read: Permission;
}

const DataModelPage = lazy(async () => ({ default: (await import('./data-model/DataModelPage.tsx')).DataModelPage }));

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
  {
    path: 'data-integration',
    label: 'Data integration',
    group: 'Operations',
    icon: UploadFileOutlined,
    page: DataIntegrationPage,
    read: 'runs.read',
  },
  { path: 'bigquery', label: 'BigQuery', group: 'Operations', icon: CloudOutlined, page: BigQueryPage, read: 'read' },
];
