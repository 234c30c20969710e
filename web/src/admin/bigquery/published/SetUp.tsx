import { Alert, Box, Typography } from '@mui/material';
import type { WarehouseStatus } from '../../../api/domain/warehouse.ts';

/** What has to be done on the machine before statements can run. */
export function SetUp({ missing }: Pick<WarehouseStatus, 'missing'>) {
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Set it up first
      </Typography>
      <Box component="ul" aria-label="What is missing" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {missing.map(({ what, how }) => (
          <li key={what}>
            <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
              {what} {how}
            </Alert>
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        Until then, <a href="/data">the data page</a> of the site offers the whole catalog as files.
      </Typography>
    </section>
  );
}
