import { useNotify, useResourceContext } from 'react-admin';
import type { AuditEntry, PanelRecord } from '../../data-provider/panel-calls.ts';
import { ChangesSince } from '../confirm/ChangesSince.tsx';
import { useConfirmedCall } from '../confirm/use-confirmed-call.ts';
import { ReasonDialog } from '../confirm/ReasonDialog.tsx';
import { useRecordWritten } from '../use-record-written.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { usePanelData } from '../use-panel-data.ts';

interface Props {
  entry: AuditEntry;
  record: PanelRecord;
  onClose: () => void;
}

/** Asks for the reason, then writes the values before an entry again. */
export function RevertDialog({ entry, record, onClose }: Props) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const notify = useNotify();
  const written = useRecordWritten();
  const { confirm, theirs } = useConfirmedCall(record, async ({ version }, reason) => {
    written(resource, await dataProvider.revert(entry.id, version, reason));
    notify('Reverted', { type: 'success' });
  });
  const before = entry.before ?? {};
  const now = Object.fromEntries(Object.keys(before).map((field) => [field, (theirs ?? record)[field] as unknown]));
  return (
    <ReasonDialog title="Revert to the values before this change?" action="Revert" isReasonRequired onConfirm={confirm} onClose={onClose}>
      <p>This is a new change. Nothing is removed from the timeline.</p>
      <EntryChanges entry={{ resource, before: now, after: before }} />
      <ChangesSince record={record} theirs={theirs} fields={Object.keys(before)} />
    </ReasonDialog>
  );
}
