import { Box, Typography } from '@mui/material';
import { PageFrame } from '../frame/PageFrame.tsx';

/** Says what is planned, until the page is built. */
export function DataIntegrationPage() {
  return (
    <PageFrame title="Data integration">
      <Typography sx={{ maxWidth: '40rem' }}>
        Here you will upload files and apply them to the catalog. Until then, import from the command line on the server:{' '}
        <Box component="code">npm run cli -- import --help</Box>
      </Typography>
    </PageFrame>
  );
}
