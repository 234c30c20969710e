import { Alert, Box, Button, Pagination, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunLog } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { WideTable } from '../../frame/WideTable.tsx';
import { saveCsv } from '../../panel-api.ts';
import { useRefusal } from '../../records/use-refusal.ts';
import { RunFaults } from '../remarks/RunFaults.tsx';
import { REJECTS_PER_PAGE, runRejects } from './run-queries.ts';

/** Rows that failed a check: their causes, the rows in pages, and those of each file as a file that can be repaired and imported. */
export function RunRejects({ run: { id, keptRejects, remarks, tables } }: { run: RunLog }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({ ...runRejects(id, page), enabled: keptRejects > 0, placeholderData: keepPreviousData });
  const refused = useRefusal();
  const all = tables.reduce((sum, { rejected }) => sum + rejected, 0);
  if (keptRejects === 0)
    return (
      <Typography>
        {all === 0 ? 'No row was rejected.' : `${numberText(all)} rows were rejected. The ledger keeps none of them.`}
      </Typography>
    );
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Waiting />;
  const files = [...new Set(tables.filter(({ rejected }) => rejected > 0).map(({ file }) => file))];
  const save = (file: string): void => void saveCsv('runRejectsCsv', { params: { id }, query: { file } }, file).catch(refused);
  const pages = Math.ceil(data.total / REJECTS_PER_PAGE);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {remarks && <RunFaults faults={remarks.faults} />}
      <Typography role="status">
        Rows {numberText((page - 1) * REJECTS_PER_PAGE + 1)} to {numberText((page - 1) * REJECTS_PER_PAGE + data.rows.length)} of{' '}
        {numberText(data.total)}
        {all > data.total && `; the run rejected ${numberText(all)}, and the ledger keeps at most 1,000 per table`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {files.map((file) => (
          <Button key={file} variant="outlined" size="small" sx={{ overflowWrap: 'anywhere' }} onClick={() => save(file)}>
            Download the rows of {file}
          </Button>
        ))}
      </Box>
      <Typography variant="body2">
        A downloaded file has the header and the cells of the original. Repair the cells, and import it with --allow-shrink 1.
      </Typography>
      <Box sx={{ width: 1, minWidth: 0 }}>
        <WideTable label="Rejected rows">
          <TableHead>
            <TableRow>
              <TableCell>File</TableCell>
              <TableCell align="right">Line</TableCell>
              <TableCell>UNITID</TableCell>
              <TableCell>Reason</TableCell>
              <TableCell>Row</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((row) => (
              <TableRow key={`${row.file} ${row.line} ${row.code}`} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}>{row.file}</TableCell>
                <TableCell align="right">{row.line}</TableCell>
                <TableCell>{row.key ?? 'None'}</TableCell>
                <TableCell sx={{ minWidth: '12rem' }}>{row.message}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '16rem' }}>
                  <code>{row.raw}</code>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      </Box>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, chosen) => setPage(chosen)} aria-label="Pages of rejected rows" />}
    </Box>
  );
}
