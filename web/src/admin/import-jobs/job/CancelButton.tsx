import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type ImportJob, isOver } from '../../../api/domain/imports.ts';
import { useMe } from '../../me.ts';
import { ConfirmDialog } from '../calls/ConfirmDialog.tsx';
import { useJobCall } from '../calls/use-job-call.ts';

/** Cancels an import that is not over, after a question, for those who may apply imports. */
export function CancelButton({ job: { id, status } }: { job: Pick<ImportJob, 'id' | 'status'> }) {
  const { permissions } = useMe();
  const { isBusy, message, cancel } = useJobCall(id);
  const [isOpen, setOpen] = useState(false);
  if (isOver(status) || !permissions.includes('runs.apply')) return null;
  const confirm = async () => {
    if (await cancel()) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel this import
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Cancel import ${id}?`}
          action="Cancel the import"
          isDestructive
          isBusy={isBusy}
          message={message}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        >
          <Typography>Its uploaded files are deleted. The catalog stays as it is.</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
