import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DataIssueStatus } from '../../api/domain.ts';
import { useCanWrite } from '../records/use-can-write.ts';

const ACTIONS: readonly { status: DataIssueStatus; label: string }[] = [
  { status: 'in-progress', label: 'Save as in progress' },
  { status: 'resolved', label: 'Save as resolved' },
  { status: 'rejected', label: 'Save as rejected' },
];

/** Buttons that set a status and save the form with the answer. */
export function QuickActions() {
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const canWrite = useCanWrite();
  if (!canWrite || typeof record?.['deletedAt'] === 'string') return null;
  return (
    <Box role="group" aria-label="Set the status and save" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {ACTIONS.filter(({ status }) => status !== record?.['status']).map(({ status, label }) => (
        <Button
          key={status}
          variant="outlined"
          size="small"
          onClick={({ currentTarget }) => {
            setValue('status', status, { shouldDirty: true });
            currentTarget.form?.requestSubmit();
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
