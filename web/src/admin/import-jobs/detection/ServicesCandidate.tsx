import { Alert, Button, Card, Typography } from '@mui/material';
import type { ServicesCandidate as Candidate } from '../job-parts.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { numberText } from '../../frame/formats.ts';
import { useMe } from '../../me.ts';
import { useJobCall } from '../calls/use-job-call.ts';
import { FirstRows } from './FirstRows.tsx';

/** A file of student services: nothing has to be chosen before the dry run. */
export function ServicesCandidate({ jobId, candidate: { file, count, header, rows } }: { jobId: number; candidate: Candidate }) {
  const mayApply = useMe().permissions.includes('runs.apply');
  const { isBusy, message, check } = useJobCall(jobId);
  return (
    <>
      <Typography>
        This is a file of student services with {count === 1 ? 'one row' : `${numberText(count)} rows`}. The slug says which service a row
        is: new slugs are added, other rows replace the values of the service, and services that the file lacks stay.
      </Typography>
      {mayApply && (
        <>
          <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
          <div>
            <Button variant="contained" loading={isBusy} onClick={() => void check({ source: 'services' })}>
              Start the dry run
            </Button>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>It shows what the import would do, and changes nothing.</Typography>
          </div>
        </>
      )}
      <Card component="section" sx={{ p: 2, minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {file}
        </Typography>
        <Disclosure summary="First rows" isOpen>
          <FirstRows table={{ table: 'services', header, rows }} />
        </Disclosure>
      </Card>
    </>
  );
}
