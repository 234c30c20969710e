import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { currentToken } from '../../api/session-store.ts';
import { createHttpClient } from '../data-provider/http-client.ts';
import { ifMatch, type PanelRecord } from '../data-provider/panel-calls.ts';
import { useRecordWritten } from '../records/use-record-written.ts';
import { useRefusal } from '../records/use-refusal.ts';

const http = createHttpClient(currentToken);
const UNSAVED = 'Save or undo your other changes first.';

/** Unlocks a field of the record on the page. Unsaved changes would be lost, so the user saves them first. */
export function useUnlock(record: PanelRecord, field: string) {
  const resource = useResourceContext() ?? '';
  const { isDirty } = useFormState();
  const notify = useNotify();
  const refuse = useRefusal();
  const written = useRecordWritten();
  const [isBusy, setBusy] = useState(false);

  const unlock = async (): Promise<void> => {
    if (isDirty) {
      notify(UNSAVED, { type: 'warning' });
      return;
    }
    setBusy(true);
    try {
      const headers = ifMatch(record.version);
      const answer = await http(`/api/admin/colleges/${record.id}/locks/${field}`, { method: 'DELETE', headers });
      written(resource, answer.json as PanelRecord);
      notify('Unlocked', { type: 'success' });
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { unlock, isBusy };
}
