import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { Form, type Identifier } from 'react-admin';
import type { BulkAction } from '../../data-provider/panel-calls.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useResourceForm } from '../use-resource-form.ts';
import { BulkFields } from './BulkFields.tsx';
import { useBulk } from './use-bulk.ts';

interface Props {
  action: BulkAction;
  fields?: ReactNode | readonly string[];
  /** The selected rows, or all rows of a filter. */
  rows: { ids: readonly Identifier[] } | { filter: object };
  onClose: (isDone: boolean) => void;
}

const VERBS: Record<BulkAction, string> = { change: 'Change', remove: 'Delete', restore: 'Restore' };

/** Asks what to change, shows how many records that is, and applies it to exactly that number. */
export function BulkDialog({ action, fields, rows, onClose }: Props) {
  const titleId = useId();
  const form = useResourceForm();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const words = form?.words ?? { one: 'record', many: 'records' };
  const countText = (count: number) => `${count} ${count === 1 ? words.one : words.many}`;
  const { count, message, isBusy, submit } = useBulk({
    call: (values) => ({
      ...rows,
      action,
      ...(action === 'change' && { changes: Object.fromEntries(chosen.map((field) => [field, values[field] ?? null])) }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }),
    faultOf: () => {
      if (action === 'change' && chosen.length === 0) return 'Choose a field to change.';
      return form?.needsReason === true && reason.trim() === '' ? 'Give a reason.' : undefined;
    },
    countText,
    onDone: () => onClose(true),
  });
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Form onSubmit={submit} defaultValues={{}} record={{}} noValidate disableInvalidFormNotification>
        <DialogTitle id={titleId}>
          {VERBS[action]} {'ids' in rows ? countText(rows.ids.length) : `all ${words.many} of the filter`}
        </DialogTitle>
        <DialogContent>
          {action === 'change' && <BulkFields fields={fields} chosen={chosen} onChoose={setChosen} />}
          <ReasonField value={reason} isRequired={form?.needsReason ?? false} onChange={setReason} />
          <div role="status">
            {count !== undefined && (
              <Alert severity="info">
                {VERBS[action]} {countText(count)}. Nothing has changed yet.
              </Alert>
            )}
          </div>
          <div role="alert">{message !== undefined && <Alert severity="warning">{message}</Alert>}</div>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            color={action === 'remove' && count !== undefined ? 'error' : 'primary'}
          >
            {count === undefined ? 'Preview' : `${VERBS[action]} ${countText(count)}`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
