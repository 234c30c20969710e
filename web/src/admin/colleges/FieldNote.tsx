import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isLockable, type FieldFacts } from '../../api/domain/college-form.ts';
import type { FieldKey } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { timeText } from '../records/value-text.ts';
import { useCanWrite } from '../records/use-can-write.ts';
import { peopleText, sourceText } from './people-text.ts';
import { useUnlock } from './use-unlock.ts';

interface Props {
  field: string;
  label: string;
}

/** A college, or its net prices. */
type CollegeRecord = RecordOf<'colleges' | 'net-prices'>;

/** Below an input: where the value comes from, its lock, and what a change means. */
export function FieldNote({ field, label }: Props) {
  const record = useRecordContext<CollegeRecord>();
  const { dirtyFields } = useFormState();
  const facts = record?.fields?.[field];
  if (!record || !facts) return null;
  const isChanged = field in dirtyFields;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {isLockable(field) ? sourceText(facts) : 'Written by staff. No import changes it.'}
        {lockText(facts)}
      </Typography>
      {isChanged && isLockable(field) && (
        <Typography variant="body2" role="status">
          Give a reason below. This value then stays until you unlock it.
        </Typography>
      )}
      {facts.locked && isLockable(field) && <UnlockButton record={record} field={field} label={label} supplied={facts.supplied} />}
    </Box>
  );
}

const lockText = ({ locked }: FieldFacts): string => (locked ? ` Locked by ${locked.by} on ${timeText(locked.at)}: ${locked.reason}` : '');

interface UnlockProps {
  field: FieldKey;
  label: string;
  record: CollegeRecord;
  supplied: unknown;
}

function UnlockButton({ record, field, label, supplied }: UnlockProps) {
  const mayWrite = useCanWrite();
  const { unlock, isBusy } = useUnlock(record, field);
  if (!mayWrite) return null;
  const text = `Unlock (imported value: ${peopleText(field, supplied)})`;
  return (
    <Button size="small" variant="outlined" loading={isBusy} aria-label={`${text}, ${label}`} onClick={() => void unlock()}>
      {text}
    </Button>
  );
}
