import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { StaffCase } from '../../api/domain/moderation.ts';
import { readRecord } from '../panel-api.ts';
import { useRecordWritten } from '../records/use-record-written.ts';
import { followEvents } from './follow-events.ts';

const CHANGED = 'This case has changed. The page shows its present state.';

/** Keeps the cases and the counts of the panel up to date. Tells the moderator who looks at a case that another person changed it. */
export function useLiveRecords(): void {
  const queries = useQueryClient();
  const written = useRecordWritten();
  const notify = useNotify();
  const showCase = useEffectEvent(async (id: number) => {
    const shown = () => queries.getQueryCache().find<StaffCase>({ queryKey: ['cases', 'getOne', { id: String(id), meta: undefined }] });
    if (!shown()?.isActive()) return;
    const record = await readRecord('cases', id);
    const before = shown()?.state.data?.version;
    if (before === undefined || record.version <= before) return;
    written('cases', record);
    notify(CHANGED, { type: 'info' });
  });
  useEffect(() => followEvents(queries, (id) => void showCase(id).catch(() => undefined)), [queries]);
}
