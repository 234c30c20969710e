import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { ReasonDialog } from '../confirm/ReasonDialog.tsx';
import { recordLabel } from '../record-label.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { useRecordWritten } from '../use-record-written.ts';
import { useConfirmedCall } from '../confirm/use-confirmed-call.ts';
import { usePanelData } from '../use-panel-data.ts';

interface Props {
  record: PanelRecord;
  form: ResourceForm;
}

/** Takes the record out of the Trash after a confirmation. */
export function RestoreButton({ record, form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<RestoreIcon />} onClick={() => setOpen(true)}>
        Restore
      </Button>
      {isOpen && <RestoreDialog record={record} form={form} onClose={() => setOpen(false)} />}
    </>
  );
}

function RestoreDialog({ record, form, onClose }: Props & { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const notify = useNotify();
  const written = useRecordWritten();
  const { confirm } = useConfirmedCall(record, async (present, reason) => {
    written(resource, await dataProvider.restore(resource, present, reason));
    notify('Restored', { type: 'success' });
  });
  return (
    <ReasonDialog
      title={`Restore ${recordLabel(record)}?`}
      action="Restore"
      isReasonRequired={form.needsReason}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
