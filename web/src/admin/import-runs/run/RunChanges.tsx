import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '../../frame/Waiting.tsx';
import { DiffText } from './DiffText.tsx';
import { runDiff } from './run-queries.ts';

/** What a run changed in the catalog. */
export function RunChanges({ id }: { id: number }) {
  const { data: diff, error } = useQuery(runDiff(id));
  if (error) return <Alert severity="info">{error.message}</Alert>;
  return diff ? <DiffText diff={diff} /> : <Waiting />;
}
