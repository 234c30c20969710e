import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ImportCandidate } from '../job-parts.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { cellsOf } from './cells-of.ts';

/** Some tables have 3,000 columns. */
const MOST_COLUMNS = 40;

/** The column names and the first rows, as the file has them. */
export function FirstRows({
  table: { table, header, rows },
}: {
  table: Pick<ImportCandidate['tables'][number], 'table' | 'header' | 'rows'>;
}) {
  const names = cellsOf(header);
  const shown = names.slice(0, MOST_COLUMNS);
  if (rows.length === 0) return <Typography>The file has no row below its column names.</Typography>;
  return (
    <>
      {names.length > shown.length && <Typography gutterBottom>The first {shown.length} columns.</Typography>}
      <WideTable label={`First rows of ${table}`}>
        <TableHead>
          <TableRow>
            {shown.map((name, at) => (
              <TableCell key={at}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, line) => {
            const cells = cellsOf(row);
            return (
              <TableRow key={line}>
                {shown.map((_, at) => (
                  <TableCell key={at} sx={CELL}>
                    {cells[at]}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </WideTable>
    </>
  );
}

const CELL = { maxWidth: '20rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
