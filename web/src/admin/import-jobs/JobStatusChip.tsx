import Chip, { type ChipProps } from '@mui/material/Chip';
import type { JobStatus } from '../../api/domain/imports.ts';
import { STATUS_WORDS } from './job-words.ts';

const LOOKS: Record<JobStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  open: { color: 'warning', variant: 'filled' },
  waiting: { color: 'info', variant: 'outlined' },
  running: { color: 'info', variant: 'outlined' },
  refused: { color: 'error', variant: 'filled' },
  done: { color: 'success', variant: 'outlined' },
  canceled: { variant: 'outlined' },
  expired: { variant: 'outlined' },
};

/** The status of an import job. Those that need a person stand out. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  return <Chip size="small" label={STATUS_WORDS[status]} {...LOOKS[status]} />;
}
