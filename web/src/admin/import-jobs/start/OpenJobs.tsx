import { Alert, Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as PanelLink } from 'react-router-dom';
import { momentText } from '../../frame/formats.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { WideTable } from '../../frame/WideTable.tsx';
import { JobStatusChip } from '../JobStatusChip.tsx';
import { openJobs } from '../job-queries.ts';
import { STEP_WORDS, titleOf } from '../job-words.ts';

/** The imports of all people that are not over, so that a closed page is found again. */
export function OpenJobs() {
  const { data: jobs, error } = useQuery(openJobs);
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Imports that are not over
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!jobs && !error && <Waiting />}
      {jobs?.length === 0 && <Typography>There are none.</Typography>}
      {jobs && jobs.length > 0 && (
        <WideTable label="Imports that are not over">
          <TableHead>
            <TableRow>
              <TableCell>Import</TableCell>
              <TableCell>Status</TableCell>
              <TableCell>Step</TableCell>
              <TableCell>Started by</TableCell>
              <TableCell>Last change</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {jobs.map((job) => (
              <TableRow key={job.id}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '10rem' }}>
                  <Link component={PanelLink} to={`/data-integration/jobs/${job.id}`}>
                    {titleOf(job)}
                  </Link>
                </TableCell>
                <TableCell>
                  <JobStatusChip status={job.status} />
                </TableCell>
                <TableCell>{STEP_WORDS[job.step]}</TableCell>
                <TableCell>{job.createdBy}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{momentText(job.updatedAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
      <Box sx={{ mt: 1 }}>
        <Link component={PanelLink} to="/import-jobs">
          All import jobs
        </Link>
      </Box>
    </section>
  );
}
