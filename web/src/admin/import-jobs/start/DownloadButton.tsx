import { Alert, Button } from '@mui/material';
import type { SourceCard } from '../../../api/domain/imports.ts';
import { SOURCE_WORDS } from '../../import-runs/run-words.ts';
import { useMe } from '../../me.ts';
import { useStartJob } from './use-start-job.ts';

/** Starts an import of the newest official files of a source. Nothing for sources whose files people have to download. */
export function DownloadButton({ card: { source, attended } }: { card: Pick<SourceCard, 'source' | 'attended'> }) {
  const { permissions } = useMe();
  const { message, isBusy, start } = useStartJob();
  if (attended !== null || !permissions.includes('runs.apply')) return null;
  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        aria-label={`Download ${SOURCE_WORDS[source]} from the publisher`}
        onClick={() => void start({ download: { source, year: 'latest' } })}
        sx={{ mt: 1 }}
      >
        Download from the publisher
      </Button>
      <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
    </>
  );
}
