import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { useMe } from '../me.ts';
import { callPanel } from '../panel-api.ts';
import { OpenFailures } from '../import-runs/failures/OpenFailures.tsx';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { Source } from './Source.tsx';

/** Every source of data: what is loaded, what ran last, and what to import next. */
export function SourcesPage() {
  const { data, error } = useQuery({
    queryKey: ['import-sources'],
    queryFn: ({ signal }) => callPanel('sources', {}, signal),
    retry: false,
  });
  const mayApply = useMe().permissions.includes('runs.apply');
  return (
    <PageFrame title="Data integration" actions={mayApply && <ImportLink />}>
      <ConsoleNav />
      <OpenFailures />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <Box component="ul" aria-label="Sources" sx={GRID}>
          {data.map((card) => (
            <Source key={card.source} card={card} />
          ))}
        </Box>
      )}
    </PageFrame>
  );
}

const ImportLink = () => (
  <Button component={Link} to="/data-integration/import" variant="contained">
    Import files
  </Button>
);

const GRID = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
};
