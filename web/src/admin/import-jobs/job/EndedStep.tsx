import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ImportJob } from '../../../api/domain/imports.ts';

/** A job that ended without a run. */
export function EndedStep({ job: { status, message } }: { job: Pick<ImportJob, 'status' | 'message'> }) {
  const text =
    status === 'expired'
      ? 'For a long time no person went on with it. Its files are deleted, and nothing was changed.'
      : 'Its files are deleted, and nothing was changed.';
  return (
    <>
      <Typography gutterBottom>{message === '' ? text : message}</Typography>
      <Button component={Link} to="/data-integration/import" variant="outlined">
        Import other files
      </Button>
    </>
  );
}
