import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { WarehouseAnswer } from '../../../api/domain/warehouse.ts';
import { barsOf, MOST_BARS, numberColumns } from './bars-of.ts';

/** Two columns as bars: one names them, one is their length. Nothing without a column of numbers. The table has the same values. */
export function AnswerChart({ answer }: { answer: Pick<WarehouseAnswer, 'columns' | 'rows'> }) {
  const { columns, rows } = answer;
  const numbers = numberColumns(answer);
  const [labelAt, setLabelAt] = useState(() =>
    Math.max(
      0,
      columns.findIndex((_, at) => !numbers.includes(at)),
    ),
  );
  const [valueAt, setValueAt] = useState(numbers.at(-1) ?? 0);
  if (numbers.length === 0) return <Typography>No column has only numbers, so there is nothing to draw.</Typography>;
  const bars = barsOf(rows, labelAt, valueAt);
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))', mb: 1 }}>
        <ColumnField label="Names" value={labelAt} options={columns.map((_, at) => at)} columns={columns} onChange={setLabelAt} />
        <ColumnField label="Lengths" value={valueAt} options={numbers} columns={columns} onChange={setValueAt} />
      </Box>
      {rows.length > MOST_BARS && <Typography gutterBottom>The first {MOST_BARS} rows with a number.</Typography>}
      <Box component="ul" aria-label={`${columns[valueAt]?.name ?? ''} by ${columns[labelAt]?.name ?? ''}`} sx={LIST}>
        {bars.map(({ label, value, from, length }, at) => (
          <Box component="li" key={at} sx={ROW}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
            <Box component="span" aria-hidden="true" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <Box sx={{ height: '0.75rem', bgcolor: 'primary.main', ml: `${100 * from}%`, width: `${100 * length}%`, minWidth: '1px' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

interface FieldProps {
  label: string;
  value: number;
  options: readonly number[];
  columns: WarehouseAnswer['columns'];
  onChange: (at: number) => void;
}

const ColumnField = ({ label, value, options, columns, onChange }: FieldProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((at) => (
      <option key={at} value={at}>
        {columns[at]?.name}
      </option>
    ))}
  </TextField>
);

const LIST = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 };
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) max-content', sm: 'minmax(0, 14rem) 6rem minmax(0, 1fr)' },
  columnGap: 1.5,
  alignItems: 'center',
  fontSize: '0.875rem',
};
