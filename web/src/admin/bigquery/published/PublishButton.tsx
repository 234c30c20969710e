import { Alert, Button, Typography } from '@mui/material';
import type { WarehouseRun } from '../warehouse-queries.ts';
import { usePublication } from './use-publication.ts';

/** Copies the catalog into the warehouse, and follows the copying, also if another person started it. */
export function PublishButton({ isNeeded }: { isNeeded: boolean }) {
  const { isRunning, own, message, publish } = usePublication();
  const fault = message ?? faultOf(own);
  return (
    <>
      <Button variant={isNeeded ? 'contained' : 'outlined'} loading={isRunning} onClick={() => void publish()}>
        Publish the catalog
      </Button>
      <Typography role="status">{isRunning ? RUNNING : own?.status === 'done' ? 'The catalog is published.' : ''}</Typography>
      <div role="alert">{fault !== undefined && <Alert severity="error">{fault}</Alert>}</div>
    </>
  );
}

const RUNNING = 'The catalog is being published. You can leave this page meanwhile.';

/** Why a publication that ended has published nothing. */
function faultOf(run: WarehouseRun | null): string | undefined {
  if (run === null || run.status === 'running' || run.status === 'done') return undefined;
  return run.message === '' ? 'The publication has ended early. Publish again.' : run.message;
}
