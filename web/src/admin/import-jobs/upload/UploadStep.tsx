import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { bytesText } from '../../frame/formats.ts';
import { Heard } from '../../frame/Heard.tsx';
import { useMe } from '../../me.ts';
import { FileDrop } from './FileDrop.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { filesFor } from './send-files.ts';
import { useUpload } from './use-upload.ts';

/** Sends the files of a job. After a reload the same files have to be chosen again; bytes that have arrived are not sent again. */
export function UploadStep({ job }: { job: ImportJob }) {
  const mayApply = useMe().permissions.includes('runs.apply');
  const { isSending, message, send } = useUpload(job);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const stored = job.files.reduce((sum, file) => sum + file.stored, 0);
  const bytes = job.files.reduce((sum, file) => sum + file.bytes, 0);

  const goOn = (chosen: File[]): void => {
    const found = filesFor(job.files, chosen);
    const lacking = job.files.filter((file, place) => file.stored < file.bytes && !found[place]).map(({ name }) => name);
    setMissing(lacking);
    if (lacking.length === 0) send(chosen);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '45rem' }}>
      <div>
        <LinearProgress variant="determinate" value={bytes === 0 ? 0 : (100 * stored) / bytes} aria-label="Upload" sx={{ mb: 1 }} />
        <Typography>
          {bytesText(stored)} of {bytesText(bytes)} have arrived.
        </Typography>
        <Heard text={`${Math.floor((4 * stored) / Math.max(1, bytes)) * 25} percent uploaded`} />
      </div>
      <Box component="ul" aria-label="Files" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {job.files.map((file) => (
          <li key={file.name}>
            {file.name}:{' '}
            {file.stored === file.bytes ? `${bytesText(file.bytes)}, complete` : `${bytesText(file.stored)} of ${bytesText(file.bytes)}`}
          </li>
        ))}
      </Box>
      <div role="alert">
        {message !== undefined && <Alert severity="error">{message}</Alert>}
        {missing.length > 0 && (
          <Alert severity="error">
            Choose all files that are not complete. These are missing or have another size: {missing.join(', ')}.
          </Alert>
        )}
      </div>
      {!isSending && mayApply && <FileDrop label="The upload is not complete. Choose the same files to continue it" onFiles={goOn} />}
      {isSending && <LeaveGuard />}
    </Box>
  );
}
