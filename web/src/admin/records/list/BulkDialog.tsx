import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { BulkAction } from '../../data-provider/panel-calls.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useResourceForm } from '../use-resource-form.ts';
import { BulkFields } from './BulkFields.tsx';
import { useBulk } from './use-bulk.ts';
import type { BulkRows } from './use-bulk-selection.ts';

interface Props {
  action: BulkAction;
  fields?: ReactNode | readonly string[];
  rows: BulkRows;
  onClose: (isDone: boolean) => void;
}

const VERBS: Record<BulkAction, string> = { change: 'Change', remove: 'Delete', restore: 'Restore' };

/** Asks what to change, shows how many records that is, and applies it to exactly that number. */
export function BulkDialog(props: Props) {
  const titleId = useId();
  const form = useResourceForm();
  return (
    <Dialog open onClose={() => props.onClose(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
      {form && <BulkForm {...props} form={form} titleId={titleId} />}
    </Dialog>
  );
}

function BulkForm({ action, fields, rows, onClose, form, titleId }: Props & { form: ResourceForm; titleId: string }) {
  const { one, many } = form.words;
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const whatOf = (count: number) => `${VERBS[action]} ${count} ${count === 1 ? one : many}`;
  const { count, message, isBusy, submit } = useBulk({ action, rows, chosen, reason, form, whatOf, onDone: () => onClose(true) });
  return (
    <Form onSubmit={submit} record={{}} noValidate disableInvalidFormNotification>
      <DialogTitle id={titleId}>{'ids' in rows ? whatOf(rows.ids.length) : `${VERBS[action]} all ${many} of the filter`}</DialogTitle>
      <DialogContent>
        {action === 'change' && <BulkFields fields={fields} chosen={chosen} onChoose={setChosen} />}
        <ReasonField value={reason} isRequired={form.needsReason} onChange={setReason} />
        <div role="status">{count !== undefined && <Alert severity="info">{whatOf(count)}? Nothing has changed yet.</Alert>}</div>
        <div role="alert">{message !== undefined && <Alert severity="warning">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>Cancel</Button>
        <Button type="submit" variant="contained" loading={isBusy} color={action === 'remove' ? 'error' : 'primary'}>
          {count === undefined ? 'Preview' : whatOf(count)}
        </Button>
      </DialogActions>
    </Form>
  );
}
