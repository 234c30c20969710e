import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { OpenFailures } from '../import-runs/failures/OpenFailures.tsx';
import { callPanel } from '../panel-api.ts';
import { CountCards } from './CountCards.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { RunTable } from './RunTable.tsx';

/** The first page of the panel: what needs attention, the last imports and the coverage of key figures. */
export function Dashboard() {
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => callPanel('dashboard', {}, signal),
    retry: false,
  });
  return (
    <PageFrame title="Overview">
      <OpenFailures />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <CountCards numbers={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <RunTable runs={data.runs} />
            <CoverageTable coverage={data.coverage} />
          </Box>
        </Box>
      )}
    </PageFrame>
  );
}
