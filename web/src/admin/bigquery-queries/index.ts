import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Saved statements for the warehouse. They are written in its editor. */
export const bigqueryQueries: PanelResource = {
  name: 'bigquery-queries',
  list: lazyPage('SavedQueryList'),
  edit: lazyPage('SavedQueryEdit'),
  icon: BookmarkBorder,
  recordRepresentation: 'title',
  options: { label: 'Saved queries', group: 'Operations', read: 'bigquery', write: 'bigquery' },
};
