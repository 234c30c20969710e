import { Alert, Button, Typography } from '@mui/material';
import { numberText } from '../../frame/formats.ts';
import { isMoving, type WarehouseRun } from '../warehouse-queries.ts';
import { usePublication } from './use-publication.ts';

/** Copies the catalog into the warehouse, and follows the copying, also if another person started it. */
export function PublishButton({ isNeeded }: { isNeeded: boolean }) {
  const { isRunning, latest, isOwn, message, publish } = usePublication();
  const fault = message ?? (latest && faultOf(latest));
  return (
    <>
      <Button variant={isNeeded ? 'contained' : 'outlined'} loading={isRunning} onClick={() => void publish()}>
        Publish the catalog
      </Button>
      <Typography role="status">{isRunning ? RUNNING : isOwn ? endText(latest) : ''}</Typography>
      {latest && isMoving(latest) && <Typography sx={{ color: 'text.secondary' }}>{progressText(latest)}</Typography>}
      <div role="alert">{fault && <Alert severity="error">{fault}</Alert>}</div>
    </>
  );
}

const RUNNING = 'The catalog is being published. You can leave this page meanwhile.';

const endText = (run: WarehouseRun | null): string => (run?.status === 'done' ? 'The catalog is published.' : '');

/** It changes every second, so it is outside the status that is read aloud. */
function progressText({ status, progress }: WarehouseRun): string {
  if (status === 'waiting') return 'It waits for its process, which starts within seconds.';
  return progress ? `${progress.table}: ${numberText(progress.rows)} rows` : 'It begins.';
}

/** Why a publication that ended has published nothing. */
function faultOf({ status, message }: WarehouseRun): string | undefined {
  if (status === 'lost') return 'The process of the publication has ended early. Publish again: what is loaded stays.';
  return status === 'failed' || status === 'canceled' ? message : undefined;
}
