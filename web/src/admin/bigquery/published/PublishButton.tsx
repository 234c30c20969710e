import { Alert, Button } from '@mui/material';
import { Heard } from '../../frame/Heard.tsx';
import { usePublication } from './use-publication.ts';

/** Copies the catalog into the warehouse, and follows the copying, also if another person started it. */
export function PublishButton({ isNeeded }: { isNeeded: boolean }) {
  const { isRunning, own, message, publish } = usePublication();
  return (
    <>
      <Button variant={isNeeded ? 'contained' : 'outlined'} loading={isRunning} onClick={() => void publish()}>
        Publish the catalog
      </Button>
      <Heard text={isRunning ? 'The catalog is being published.' : own?.status === 'done' ? 'The catalog is published.' : ''} />
      <div role="alert">
        {message !== undefined && <Alert severity="error">{message}</Alert>}
        {own?.status === 'failed' && <Alert severity="error">{own.message}</Alert>}
      </div>
    </>
  );
}
