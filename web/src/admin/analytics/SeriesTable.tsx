import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EventSeries } from '../../api/domain/staff.ts';
import { numberText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';

/** The numbers of the chart. */
export function SeriesTable({ days, caption }: Pick<EventSeries, 'days'> & { caption: string }) {
  return (
    <details>
      <summary>Show the numbers as a table</summary>
      <WideTable label={`${caption} by day`}>
        <TableHead>
          <TableRow>
            <TableCell>Day (UTC)</TableCell>
            <TableCell align="right">Count</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, count }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{count === null ? 'Nothing was counted' : numberText(count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </details>
  );
}
