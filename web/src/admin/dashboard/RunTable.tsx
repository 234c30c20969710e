import { Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { RunStatus } from '../../api/domain/imports.ts';
import type { StaffDashboard } from '../../api/domain/staff.ts';
import { momentText, numberText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';
import { filesText, STATUS_WORDS } from '../import-runs/run-words.ts';

/** The last imports, the newest first. */
export function RunTable({ runs }: { runs: StaffDashboard['runs'] }) {
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Last imports
      </Typography>
      {runs.length === 0 && <Typography>No import has run yet.</Typography>}
      {runs.length > 0 && (
        <WideTable label="Last imports">
          <TableHead>
            <TableRow>
              <TableCell>Source and year</TableCell>
              <TableCell>Status</TableCell>
              <TableCell align="right">New</TableCell>
              <TableCell align="right">Changed</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run) => (
              <TableRow key={run.id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <Link component={RouterLink} to={`/import-runs/${run.id}/show`}>
                    {filesText(run)}
                  </Link>
                  <Box sx={{ color: 'text.secondary' }}>{momentText(run.startedAt)}</Box>
                </TableCell>
                <TableCell>
                  {STATUS_WORDS[run.status as RunStatus]}
                  {run.message !== '' && <Box sx={{ color: 'text.secondary', maxWidth: '20rem' }}>{run.message}</Box>}
                </TableCell>
                <TableCell align="right">{numberText(run.inserted)}</TableCell>
                <TableCell align="right">{numberText(run.updated)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
    </Box>
  );
}
