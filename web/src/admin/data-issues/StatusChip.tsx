import Chip, { type ChipProps } from '@mui/material/Chip';
import type { DataIssueStatus } from '../../api/domain/colleges.ts';
import { STATUS_WORDS } from './issue-words.ts';

const LOOKS: Record<DataIssueStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  open: { color: 'primary', variant: 'filled' },
  'in-progress': { color: 'primary', variant: 'outlined' },
  resolved: { variant: 'outlined' },
  rejected: { variant: 'outlined' },
};

/** The status of a report. Open ones stand out. */
export function StatusChip({ status }: { status: DataIssueStatus }) {
  return <Chip size="small" label={STATUS_WORDS[status]} {...LOOKS[status]} />;
}
