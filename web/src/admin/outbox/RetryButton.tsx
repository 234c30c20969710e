import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { callPanel } from '../panel-api.ts';
import { useCanWrite } from '../records/use-can-write.ts';
import { useRefusal } from '../records/use-refusal.ts';

/** Sends an unsent email at once, if its text still exists. */
export function RetryButton() {
  const record = useRecordContext<RecordOf<'outbox'>>();
  const canWrite = useCanWrite();
  const notify = useNotify();
  const refresh = useRefresh();
  const refused = useRefusal();
  const [isBusy, setBusy] = useState(false);
  if (!record || !canWrite || record.sentAt !== null || !record.hasText) return null;
  const retry = async () => {
    setBusy(true);
    try {
      await callPanel('retryEmail', { params: { id: record.id } });
      notify('The email is sent now', { type: 'success' });
      refresh();
    } catch (error) {
      await refused(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void retry()} aria-label={`Send email ${record.id} again`}>
      Send again
    </Button>
  );
}
