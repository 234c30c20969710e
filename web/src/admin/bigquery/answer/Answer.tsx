import { Box, Button, Typography } from '@mui/material';
import type { WarehouseAnswer } from '../../../api/domain/warehouse.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { numberText } from '../../frame/formats.ts';
import { AnswerChart } from './AnswerChart.tsx';
import { AnswerTable } from './AnswerTable.tsx';

interface Props {
  answer: WarehouseAnswer;
  isSaving: boolean;
  onSave: () => void;
}

/** What a statement returned: rows, a chart of two columns, and the way to a file with all rows. */
export function Answer({ answer, isSaving, onSave }: Props) {
  const { rows, hasMore } = answer;
  const count = rows.length === 1 ? '1 row' : `${numberText(rows.length)} rows`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography>{hasMore ? `The first ${count}. The file has all of them.` : count}</Typography>
        <Button variant="outlined" loading={isSaving} onClick={onSave}>
          Download all rows (CSV)
        </Button>
      </Box>
      {rows.length > 0 && (
        <Disclosure summary="Chart of two columns">
          <AnswerChart answer={answer} />
        </Disclosure>
      )}
      <AnswerTable label="Answer" answer={answer} />
    </Box>
  );
}
