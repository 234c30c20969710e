import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { WarehouseAnswer } from '../../../api/domain/warehouse.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { numberColumns } from './bars-of.ts';
import { cellText } from './cell-text.ts';

/** A thousand rows of many columns make a page slow, so they come in parts. */
const PART = 100;

interface Props {
  label: string;
  answer: Pick<WarehouseAnswer, 'columns' | 'rows'>;
}

/** The rows of an answer. A missing value is an empty cell, and is never a zero. */
export function AnswerTable({ label, answer: { columns, rows } }: Props) {
  const [shown, setShown] = useState(PART);
  if (rows.length === 0) return <Typography>No row meets the conditions.</Typography>;
  const numbers = numberColumns({ columns, rows });
  return (
    <>
      <WideTable label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ name, type }, at) => (
              <TableCell key={at} title={type} sx={numbers.includes(at) ? NUMBER : CELL}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shown).map((row, line) => (
            <TableRow key={line}>
              {row.map((value, at) => (
                <TableCell key={at} sx={typeof value === 'number' ? NUMBER : CELL}>
                  {cellText(value)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      {shown < rows.length && (
        <Button sx={{ mt: 1 }} onClick={() => setShown(shown + PART)}>
          Show {Math.min(PART, rows.length - shown)} more of {numberText(rows.length)} rows
        </Button>
      )}
    </>
  );
}

/** Words stay whole: many columns make the table scroll, and do not make its cells narrow. */
const CELL = { maxWidth: '24rem', overflowWrap: 'break-word', verticalAlign: 'top' };
const NUMBER = { ...CELL, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
