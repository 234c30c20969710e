import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { FIGURES } from '../../api/domain/colleges.ts';
import type { COMPUTED_FIELDS } from '../../api/domain/college-form.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';

/** Scores that are computed from the other values. */
export function ComputedScores({ fields }: { fields: readonly (typeof COMPUTED_FIELDS)[number][] }) {
  const record = useRecordContext<RecordOf<'colleges'>>();
  return fields.map((field) => {
    const score: unknown = record?.[field];
    return (
      <Typography key={field} sx={{ mt: 1 }}>
        {FIGURES[field].label}: {typeof score === 'number' ? score.toFixed(1) : 'no value'}. The server computes it from the other values.
      </Typography>
    );
  });
}
