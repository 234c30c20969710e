import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RunLog } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';

/** The files of a run. The hash identifies the content of a file. */
export function RunFiles({ run: { files } }: { run: RunLog }) {
  if (files.length === 0) return <Typography>The ledger has no files of this run.</Typography>;
  return (
    <WideTable label="Files of the run">
      <TableHead>
        <TableRow>
          <TableCell>File</TableCell>
          <TableCell>Table</TableCell>
          <TableCell align="right">Bytes</TableCell>
          <TableCell>SHA-256</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map(({ file, table, bytes, sha256, only, sql }) => (
          <TableRow key={`${file} ${table}`} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '9rem' }}>
              {file}
              {only && <Box sx={{ color: 'text.secondary' }}>Only the fields {only.join(', ')}</Box>}
              {sql !== undefined && (
                <Box component="code" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
                  {sql}
                </Box>
              )}
            </TableCell>
            <TableCell>{table}</TableCell>
            <TableCell align="right">{numberText(bytes)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '16rem' }}>
              <code>{sha256}</code>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
