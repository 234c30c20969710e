import { LinearProgress, Typography } from '@mui/material';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { Heard } from '../../frame/Heard.tsx';
import { progressText, shareOf, spokenProgress } from '../job-words.ts';

/** A step that runs or waits for its turn, with its progress. */
export function WorkingStep({ job: { status, progress, waitsFor } }: { job: ImportJob }) {
  if (status === 'waiting') {
    const text = waitsFor ?? 'It starts in a moment.';
    return (
      <>
        <LinearProgress aria-label="Waiting" sx={{ mb: 1 }} />
        <Typography role="status">{text}</Typography>
      </>
    );
  }
  const share = progress && shareOf(progress);
  const value = share === null ? {} : { variant: 'determinate' as const, value: 100 * share };
  return (
    <>
      <LinearProgress aria-label="Progress" {...value} sx={{ mb: 1 }} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{progress ? progressText(progress) : 'It starts in a moment.'}</Typography>
      <Heard text={progress ? spokenProgress(progress) : ''} />
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        You can close this page. The import goes on, and this address shows where it is.
      </Typography>
    </>
  );
}
