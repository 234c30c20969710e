import Chip, { type ChipProps } from '@mui/material/Chip';
import type { RunStatus } from '../../api/domain/imports.ts';
import { STATUS_WORDS } from './run-words.ts';

const LOOKS: Record<RunStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  running: { color: 'info', variant: 'outlined' },
  succeeded: { color: 'success', variant: 'outlined' },
  unchanged: { variant: 'outlined' },
  failed: { color: 'error', variant: 'filled' },
  cancelled: { color: 'warning', variant: 'outlined' },
  rolled_back: { color: 'warning', variant: 'outlined' },
};

/** The status of a run. Failed ones stand out. */
export function RunStatusChip({ status }: { status: RunStatus }) {
  return <Chip size="small" label={STATUS_WORDS[status]} {...LOOKS[status]} />;
}
