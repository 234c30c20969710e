import { Alert, Box, Button, Typography } from '@mui/material';
import type { ImportJob } from '../../../api/domain/imports.ts';
import type { ImportOutcome, JobOutcome } from '../job-parts.ts';
import { useMe } from '../../me.ts';
import { MappingLines } from '../../import-runs/run/MappingLines.tsx';
import { useJobCall } from '../calls/use-job-call.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Looks } from './Looks.tsx';
import { ServiceChanges } from './ServiceChanges.tsx';
import { countsOf, OutcomeCounts } from './OutcomeCounts.tsx';
import { OutcomeDetails } from './OutcomeDetails.tsx';

interface Props {
  job: ImportJob;
  /** Shows the choices again. */
  onChange: () => void;
}

/** What an import would do, first in numbers and three colleges, and the button that applies it. */
export function OutcomeStep({ job, onChange }: Props) {
  const mayApply = useMe().permissions.includes('runs.apply');
  const { outcome } = job;
  if (!outcome) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {outcome.message !== '' && <Typography>{outcome.message}</Typography>}
      <OutcomeCounts counts={countsOf(outcome)} />
      {'mapping' in outcome && outcome.mapping && <MappingLines mapping={outcome.mapping} />}
      {mayApply && <Actions job={job} outcome={outcome} onChange={onChange} />}
      {'changes' in outcome ? <ServiceChanges changes={outcome.changes} /> : <Figures outcome={outcome} />}
    </Box>
  );
}

const Figures = ({ outcome }: { outcome: ImportOutcome }) => (
  <>
    <Looks looks={outcome.looks} />
    <OutcomeDetails outcome={outcome} />
  </>
);

function Actions({ job, outcome, onChange }: Props & { outcome: JobOutcome }) {
  return (
    <section aria-label="What to do">
      <Note job={job} outcome={outcome} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {outcome.status === 'unchanged' && <ForceButton job={job} />}
        {outcome.status !== 'unchanged' && !job.needsOtherPerson && <ApplyButton job={job} outcome={outcome} />}
        {job.candidates !== null && job.request?.source !== 'services' && (
          <Button variant="outlined" onClick={onChange}>
            Change the choices
          </Button>
        )}
      </Box>
    </section>
  );
}

function Note({ job, outcome }: { job: ImportJob; outcome: JobOutcome }) {
  if (outcome.status === 'unchanged') return <Typography sx={{ mb: 1 }}>There is nothing to apply. You can cancel this import.</Typography>;
  if (!job.needsOtherPerson) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      You started this import, so another admin has to apply it. Send them the address of this page.
    </Alert>
  );
}

/** Repeats the dry run as if the files had not been imported. Nothing if that was asked for already. */
function ForceButton({ job: { id, request } }: { job: ImportJob }) {
  const { isBusy, message, check } = useJobCall(id);
  if (request === null || request.source === 'services' || request.force === true) return null;
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => void check({ ...request, force: true })}>
        Import again anyway
      </Button>
      <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
    </>
  );
}
