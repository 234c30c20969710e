import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RunLog } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';

type Report = RunLog['tables'][number];
type Count = 'read' | 'matched' | 'outside' | 'rejected' | 'folded';

const COUNTS: readonly [Count, string][] = [
  ['read', 'Rows'],
  ['matched', 'Of colleges'],
  ['outside', 'Of other institutions'],
  ['folded', 'Joined to another row'],
  ['rejected', 'Rejected'],
];

/** The tables that a run read, with what became of their rows. */
export function RunTables({ run: { tables } }: { run: Pick<RunLog, 'tables'> }) {
  if (tables.length === 0)
    return <Typography>The ledger has no tables of this run. It ended before it read one, or came with the first catalog.</Typography>;
  return (
    <WideTable label="Tables of the run">
      <TableHead>
        <TableRow>
          <TableCell>Table</TableCell>
          <TableCell>File</TableCell>
          {COUNTS.map(([key, label]) => (
            <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
              {label}
            </TableCell>
          ))}
          <TableCell>Notes</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tables.map((table) => (
          <TableRow key={`${table.file} ${table.table}`}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {table.table} {table.year}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '9rem' }}>{table.file}</TableCell>
            {COUNTS.map(([key]) => (
              <TableCell key={key} align="right">
                {numberText(table[key])}
              </TableCell>
            ))}
            <TableCell sx={{ minWidth: '10rem' }}>{notesOf(table).join('; ')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}

function notesOf({ isExtract = false, silent = 0, filled }: Report): string[] {
  const notes = filled ? [`${Object.keys(filled).length} fields with values`] : [];
  if (isExtract) notes.push('a part of the published table');
  if (silent > 0) notes.push(`${numberText(silent)} colleges without a row count as below the threshold`);
  return notes;
}
