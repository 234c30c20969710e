import { Alert, Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as PanelLink } from 'react-router-dom';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { RollbackButton } from '../../import-runs/run/RollbackButton.tsx';
import { RunFacts } from '../../import-runs/run/RunFacts.tsx';
import { runLog } from '../../import-runs/run/run-queries.ts';
import { ServiceChanges } from '../check/ServiceChanges.tsx';

/** An import that is applied: its run, with the rollback. */
export function ResultStep({ job: { runId, message, appliedBy, outcome } }: { job: ImportJob }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {message !== '' && <Typography>{message}</Typography>}
      {appliedBy !== null && <Typography>Applied by {appliedBy}.</Typography>}
      {runId !== null && <AppliedRun id={runId} />}
      {outcome && 'changes' in outcome && (
        <>
          <Typography>
            To take a change back, open the{' '}
            <Link component={PanelLink} to="/services">
              service
            </Link>{' '}
            and revert it in its history.
          </Typography>
          <ServiceChanges changes={outcome.changes} />
        </>
      )}
    </Box>
  );
}

function AppliedRun({ id }: { id: number }) {
  const { data: run, error } = useQuery(runLog(id));
  return (
    <>
      <Link component={PanelLink} to={`/import-runs/${id}/show`}>
        Run {id}: tables, changes, rejected rows and files
      </Link>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!run && !error && <Waiting />}
      {run && <RunFacts run={run} />}
      {run && (
        <div>
          <RollbackButton run={run} />
        </div>
      )}
    </>
  );
}
