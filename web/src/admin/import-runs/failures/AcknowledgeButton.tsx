import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RunLog } from '../../../api/domain/imports.ts';
import { useMe } from '../../me.ts';
import { callPanel } from '../../panel-api.ts';
import { useRefusal } from '../../records/use-refusal.ts';

interface Props {
  run: Pick<RunLog, 'id' | 'status' | 'acknowledgedAt'>;
  size?: 'small' | 'medium';
}

/** Marks a failed run as seen, for those who may apply imports. Nothing for other runs. */
export function AcknowledgeButton({ run, size = 'medium' }: Props) {
  const { permissions } = useMe();
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const refused = useRefusal();
  if (run.status !== 'failed' || run.acknowledgedAt !== null || !permissions.includes('runs.apply')) return null;
  const acknowledge = async () => {
    setBusy(true);
    try {
      await callPanel('acknowledgeRun', { params: { id: run.id } });
      notify(`Run ${run.id} is acknowledged`, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['import-runs'] });
    } catch (error) {
      await refused(error);
    }
    setBusy(false);
  };
  return (
    <Button
      size={size}
      color="inherit"
      variant="outlined"
      loading={isBusy}
      aria-label={`Acknowledge run ${run.id}`}
      onClick={() => void acknowledge()}
    >
      Acknowledge
    </Button>
  );
}
