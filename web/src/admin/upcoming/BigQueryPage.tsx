import { Typography } from '@mui/material';
import { PageFrame } from '../frame/PageFrame.tsx';

/** Says what is planned, until the page is built. */
export function BigQueryPage() {
  return (
    <PageFrame title="BigQuery">
      <Typography sx={{ maxWidth: '40rem' }}>
        Here you will query the catalog in BigQuery and publish it there. Until then, download the whole catalog from the data page of the
        site.
      </Typography>
    </PageFrame>
  );
}
