import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AuditEntry, PanelRecord } from '../../data-provider/panel-calls.ts';
import { sentence } from '../field-label.ts';
import { useCanWrite } from '../use-can-write.ts';
import { timeText } from '../value-text.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { RevertDialog } from './RevertDialog.tsx';

interface Props {
  entry: AuditEntry;
  record: PanelRecord;
}

/** One entry of the timeline. A change can be reverted, which is a new change. */
export function TimelineEntry({ entry, record }: Props) {
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  const { event, at, actor, actorName, reason } = entry;
  const canRevert = canWrite && event === 'record-changed' && entry.before !== null && typeof record.deletedAt !== 'string';
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, overflowWrap: 'anywhere' }}>
      <strong>{sentence(event)}</strong> by {actorName ?? actor}
      <div>
        <time dateTime={at}>{timeText(at)}</time>
      </div>
      {reason !== null && reason !== '' && <div>Reason: {reason}</div>}
      <EntryChanges entry={entry} />
      {canRevert && (
        <Button size="small" onClick={() => setOpen(true)}>
          Revert to before
        </Button>
      )}
      {isOpen && <RevertDialog entry={entry} record={record} onClose={() => setOpen(false)} />}
    </Box>
  );
}
