import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SourceCard } from '../../api/domain.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { readPanel } from '../panel-api.ts';
import { OpenFailures } from '../import-runs/failures/OpenFailures.tsx';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { Source } from './Source.tsx';

/** Every source of data: what is loaded, what ran last, and what to import next. */
export function SourcesPage() {
  const { data, error } = useQuery({
    queryKey: ['import-sources'],
    queryFn: ({ signal }) => readPanel<SourceCard[]>('sources', {}, signal),
    retry: false,
  });
  return (
    <PageFrame title="Data integration">
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

const GRID = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
};
