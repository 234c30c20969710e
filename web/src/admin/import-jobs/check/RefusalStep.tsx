import { Alert, Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { useMe } from '../../me.ts';
import { useJobCall } from '../calls/use-job-call.ts';
import { figuresRequest, type ImportJobRequest } from '../job-parts.ts';
import type { Remedy } from './remedies.ts';
import { RemedyForm } from './RemedyForm.tsx';

interface Props {
  job: ImportJob;
  /** Shows the choices again. */
  onChange: () => void;
}

/** Why a step was refused, and what lets it pass. */
export function RefusalStep({ job, onChange }: Props) {
  const mayApply = useMe().permissions.includes('runs.apply');
  const { refusal, message } = job;
  const faults = refusal?.faults ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        {refusal?.message ?? message}
      </Alert>
      {faults.length > 0 && (
        <Box component="ul" aria-label="Faults" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {faults.map((fault, at) => (
            <li key={at}>
              {fault.path}: {fault.message}
            </li>
          ))}
        </Box>
      )}
      {mayApply && <Actions job={job} onChange={onChange} />}
    </Box>
  );
}

function Actions({ job: { id, refusal, request, candidates }, onChange }: Props) {
  const { isBusy, message, check } = useJobCall(id);
  const figures = figuresRequest(request);
  return (
    <>
      <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      {figures && <Remedies remedies={refusal?.remedies ?? []} request={figures} isBusy={isBusy} onCheck={(next) => void check(next)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {request !== null && (
          <Button variant="outlined" loading={isBusy} onClick={() => void check(request)}>
            Repeat the dry run
          </Button>
        )}
        {candidates !== null && figures && (
          <Button variant="outlined" onClick={onChange}>
            Change the choices
          </Button>
        )}
        <Button component={Link} to="/data-integration/import">
          Import other files
        </Button>
      </Box>
    </>
  );
}

interface RemediesProps {
  remedies: readonly Remedy[];
  request: ImportJobRequest;
  isBusy: boolean;
  onCheck: (request: ImportJobRequest) => void;
}

function Remedies({ remedies, ...rest }: RemediesProps) {
  if (remedies.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h3">If you have checked the files</Typography>
      {remedies.map((remedy) => (
        <RemedyForm key={remedy} remedy={remedy} {...rest} />
      ))}
    </Box>
  );
}
