import Box from '@mui/material/Box';
import type { StaffCase } from '../../api/domain/moderation.ts';
import { timeText } from '../records/value-text.ts';
import { ageText, dueText, isLate } from './case-times.ts';
import { useNow } from './use-now.ts';

/** How old a case is, and how much time is left to decide it. The exact times are in the titles. */
export function CaseTimes({ record: { openedAt, dueAt, decidedAt } }: { record: StaffCase }) {
  const now = useNow();
  if (decidedAt !== null) return <Time at={decidedAt} text={`Decided ${ageText(decidedAt, now)}`} />;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Time at={dueAt} text={dueText(dueAt, now)} isBold={isLate(dueAt, now)} />
      <Box sx={{ color: 'text.secondary' }}>
        <Time at={openedAt} text={`Opened ${ageText(openedAt, now)}`} />
      </Box>
    </Box>
  );
}

function Time({ at, text, isBold = false }: { at: string; text: string; isBold?: boolean }) {
  return (
    <Box component="time" dateTime={at} title={timeText(at)} sx={{ fontWeight: isBold ? 700 : 400 }}>
      {text}
    </Box>
  );
}
