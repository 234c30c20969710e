import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PanelRecord } from '../data-provider/panel-calls.ts';
import { useCanWrite } from './use-can-write.ts';

/** A button: the status, and what it says. */
export interface StatusAction<Status extends string> {
  status: Status;
  label: string;
}
interface Props {
  /** The field with the status. Default: `status`. */
  source?: string;
  /** Default: "Set the status and save". */
  label?: string;
  actions: readonly StatusAction<string>[];
}

/** Buttons that set a status and save the form. The present status has none. */
export function StatusButtons({ source = 'status', label = 'Set the status and save', actions }: Props) {
  const record = useRecordContext<PanelRecord>();
  const { setValue } = useFormContext();
  const canWrite = useCanWrite();
  if (!canWrite || typeof record?.deletedAt === 'string') return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {actions
        .filter(({ status }) => status !== record?.[source])
        .map((action) => (
          <Button
            key={action.status}
            variant="outlined"
            size="small"
            onClick={({ currentTarget }) => {
              setValue(source, action.status, { shouldDirty: true });
              currentTarget.form?.requestSubmit();
            }}
          >
            {action.label}
          </Button>
        ))}
    </Box>
  );
}
