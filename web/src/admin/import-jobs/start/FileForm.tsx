import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { FileDrop } from '../upload/FileDrop.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { addedTo, faultsOf } from './file-choice.ts';
import { useStartJob } from './use-start-job.ts';

/** Chooses files, checks them, and starts their import. */
export function FileForm() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const { message, isBusy, start } = useStartJob();
  const named = files.map(({ name, size }) => ({ name, bytes: size }));
  const faults = faultsOf(named);
  const isFaulty = faults.byPlace.size > 0 || faults.ofAll.length > 0;
  return (
    <Box
      component="section"
      aria-label="Files to import"
      sx={{ display: 'grid', gap: 1.5, maxWidth: '45rem', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FileDrop label="Choose files of one source" onFiles={(more) => setFiles(addedTo(files, more))} />
      <ChosenFiles files={files} faults={faults} onRemove={(place) => setFiles(files.filter((_, at) => at !== place))} />
      <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      {files.length > 0 && (
        <div>
          <Button variant="contained" loading={isBusy} disabled={isFaulty} onClick={() => void start({ files: named }, files)}>
            {files.length === 1 ? 'Upload this file' : `Upload ${files.length} files`}
          </Button>
        </div>
      )}
    </Box>
  );
}
