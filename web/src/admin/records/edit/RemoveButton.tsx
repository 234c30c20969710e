import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { ReasonDialog } from '../confirm/ReasonDialog.tsx';
import { recordLabel } from '../record-label.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { useRecordWritten } from '../use-record-written.ts';
import { ChangesSince } from '../confirm/ChangesSince.tsx';
import { useConfirmedCall } from '../confirm/use-confirmed-call.ts';
import { usePanelData } from '../use-panel-data.ts';

interface Props {
  record: PanelRecord;
  form: ResourceForm;
}

/** Moves the record to the Trash after a confirmation. */
export function RemoveButton({ record, form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && <RemoveDialog record={record} form={form} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ record, form, onClose }: Props & { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const notify = useNotify();
  const redirect = useRedirect();
  const written = useRecordWritten();
  const { confirm, theirs } = useConfirmedCall(record, async (previousData, reason) => {
    const { data } = await dataProvider.delete<PanelRecord>(resource, { id: record.id, previousData, meta: { reason } });
    written(resource, data);
    notify('Moved to the Trash', { type: 'success' });
    redirect('list', resource);
  });
  return (
    <ReasonDialog
      title={`Delete ${recordLabel(record)}?`}
      action="Delete"
      isDestructive
      isReasonRequired={form.needsReason}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>It moves to the Trash. You can restore it from there.</p>
      <ChangesSince record={record} theirs={theirs} fields={Object.keys(form.change)} />
    </ReasonDialog>
  );
}
