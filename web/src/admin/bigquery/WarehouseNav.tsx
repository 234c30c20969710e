import { PageLinks } from '../frame/PageLinks.tsx';

const PAGES = [
  { to: '/bigquery', label: 'Query' },
  { to: '/bigquery-queries', label: 'Saved queries' },
  { to: '/bigquery-runs', label: 'Runs' },
];

/** The links between the pages of the warehouse. */
export const WarehouseNav = () => <PageLinks label="BigQuery" pages={PAGES} />;
