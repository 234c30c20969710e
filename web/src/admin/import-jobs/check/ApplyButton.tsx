import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportJob } from '../../../api/domain/imports.ts';
import type { JobOutcome } from '../job-parts.ts';
import { numberText } from '../../frame/formats.ts';
import { ConfirmDialog } from '../calls/ConfirmDialog.tsx';
import { useJobCall } from '../calls/use-job-call.ts';
import { subjectText } from '../job-words.ts';
import { countsOf } from './OutcomeCounts.tsx';
import { PublishChoice } from './PublishChoice.tsx';

/** Applies an import after a question that repeats the numbers. */
export function ApplyButton({ job, outcome }: { job: ImportJob; outcome: JobOutcome }) {
  const [isOpen, setOpen] = useState(false);
  const [publish, setPublish] = useState(false);
  const { isBusy, message, apply } = useJobCall(job.id);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Apply this import
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Apply the import of ${subjectText(job)}?`}
          action="Apply"
          isBusy={isBusy}
          message={message}
          onConfirm={() => void apply(publish)}
          onClose={() => setOpen(false)}
        >
          <Typography>
            {'changes' in outcome
              ? 'The services of all visitors change. You can revert each service afterwards, on its page.'
              : 'The catalog of all visitors changes. You can roll the run back afterwards.'}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {countsOf(outcome).map(([label, count]) => (
              <li key={label}>
                {label}: {numberText(count)}
              </li>
            ))}
          </Box>
          {!('changes' in outcome) && <PublishChoice isChosen={publish} onChange={setPublish} />}
        </ConfirmDialog>
      )}
    </>
  );
}
