import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FieldKey } from '../../api/domain/colleges.ts';
import type { PanelRecord } from '../data-provider/panel-calls.ts';
import { callPanel } from '../panel-api.ts';
import { useRecordWritten } from '../records/use-record-written.ts';
import { useRefusal } from '../records/use-refusal.ts';

const UNSAVED = 'Save or undo your other changes first.';

/** Unlocks a field of the record on the page. Unsaved changes would be lost, so the user saves them first. */
export function useUnlock(record: PanelRecord, field: FieldKey) {
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
      const { id, version } = record;
      const answer = await callPanel('removeLock', { params: { id, field }, query: {}, version });
      // The record of the page: a college, or its net prices.
      written(resource, answer as PanelRecord);
      notify('Unlocked', { type: 'success' });
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { unlock, isBusy };
}
