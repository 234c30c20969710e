import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useState, type ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { ContractInputs } from '../inputs/ContractInputs.tsx';
import { ReadOnlyInputs } from '../inputs/ReadOnlyInputs.tsx';
import { ReasonField } from '../ReasonField.tsx';
import type { FormTab } from './form-tab.ts';
import type { ResourceForm } from '../../data-provider/resource-form.ts';
import { useCanWrite } from '../use-can-write.ts';
import { FollowRecord } from './FollowRecord.tsx';
import { FormTabs } from './FormTabs.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { useSave } from './use-save.ts';

interface Props {
  record: PanelRecord;
  form: ResourceForm;
  tabs?: readonly FormTab[];
  children?: ReactNode;
}

/** The inputs of a record with "Save", and "Delete" or "Restore". */
export function EditForm({ record, form, tabs, children }: Props) {
  const mayWrite = useCanWrite();
  const [reason, setReason] = useState('');
  const [held, hold] = useState(record);
  const { save, conflict, closeConflict, reasonError } = useSave(held, form, reason, (saved) => {
    hold(saved);
    setReason('');
  });
  const isDeleted = typeof held.deletedAt === 'string';
  const isEditable = mayWrite && !isDeleted && Object.keys(form.change).length > 0;
  return (
    <>
      <Form record={held} onSubmit={save} warnWhenUnsavedChanges disableInvalidFormNotification noValidate>
        <FollowRecord record={record} held={held} onFollow={hold} />
        <EditNotice isDeleted={isDeleted} mayWrite={mayWrite} />
        <Card>
          <CardContent>
            <ReadOnlyInputs isReadOnly={!isEditable}>{tabs ? <FormTabs tabs={tabs} /> : (children ?? <ContractInputs />)}</ReadOnlyInputs>
            {isEditable && <ReasonField value={reason} isRequired={form.needsReason} error={reasonError} onChange={setReason} />}
          </CardContent>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', p: 2, pt: 0 }}>
            {isEditable ? <SaveButton /> : <span />}
            {mayWrite && <TrashButton record={held} form={form} />}
          </Box>
        </Card>
      </Form>
      {conflict && <ConflictDialog {...conflict} onClose={closeConflict} />}
    </>
  );
}

/** Why the form is read-only. */
function EditNotice({ isDeleted, mayWrite }: { isDeleted: boolean; mayWrite: boolean }) {
  if (!mayWrite) return <Alert severity="info">You can read this record. Your account cannot change it.</Alert>;
  return isDeleted ? <Alert severity="warning">This record is in the Trash. Restore it to change it.</Alert> : null;
}

function TrashButton(props: { record: PanelRecord; form: ResourceForm }) {
  if (!props.form.hasTrash) return null;
  return typeof props.record.deletedAt === 'string' ? <RestoreButton {...props} /> : <RemoveButton {...props} />;
}
