import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { runDiff, runLog } from '../../import-runs/run/run-queries.ts';
import { ConsoleNav } from '../../frame/ConsoleNav.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import { RunChoice } from './RunChoice.tsx';

/** Two runs side by side. The address names them: `?a=12&b=15`. */
export function ComparePage() {
  const [search, setSearch] = useSearchParams();
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? ''];
  const choose = (key: string) => (id: string) => {
    search.set(key, id);
    setSearch(search, { replace: true });
  };
  return (
    <PageFrame title="Compare two runs">
      <ConsoleNav />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, mb: 2 }}>
        <RunChoice label="First run" id={a} onChoose={choose('a')} />
        <RunChoice label="Second run" id={b} onChoose={choose('b')} />
      </Box>
      {a === '' || b === '' ? <Typography>Choose two runs.</Typography> : <Compared a={a} b={b} />}
    </PageFrame>
  );
}

function Compared({ a, b }: { a: string; b: string }) {
  const [first, second] = [useQuery(runLog(a)), useQuery(runLog(b))];
  const [before, after] = [useQuery(runDiff(a)), useQuery(runDiff(b))];
  const error = first.error ?? second.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!first.data || !second.data || before.isPending || after.isPending) return <Waiting />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ComparedFacts runs={[first.data, second.data]} />
      {[before, after].map(
        ({ error: refusal }, index) =>
          refusal && (
            <Alert key={index} severity="info">
              {refusal.message}
            </Alert>
          ),
      )}
      <ComparedFields names={[`Run ${a}`, `Run ${b}`]} diffs={[before.data, after.data]} />
    </Box>
  );
}
