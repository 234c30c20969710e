import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RunLog } from '../../../api/domain/imports.ts';
import { useMe } from '../../me.ts';
import { RollbackDialog } from './RollbackDialog.tsx';

/** Opens the rollback of a run that is in effect, for those who may apply imports. */
export function RollbackButton({ run }: { run: RunLog }) {
  const { permissions } = useMe();
  const [isOpen, setOpen] = useState(false);
  if (run.status !== 'succeeded' || !permissions.includes('runs.apply')) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Roll back
      </Button>
      {isOpen && <RollbackDialog run={run} onClose={() => setOpen(false)} />}
    </>
  );
}
