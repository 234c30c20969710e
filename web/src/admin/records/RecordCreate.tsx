import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useState, type ReactNode } from 'react';
import { CreateBase, Form, SaveButton } from 'react-admin';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useCreateRecord } from './edit/use-create-record.ts';
import { ContractInputs } from './inputs/ContractInputs.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useResourceForm } from './use-resource-form.ts';

interface Props {
  title: string;
  /** Values that the form starts with. */
  defaultValues?: object;
  /** Inputs. Default: one input per field of the contract. */
  children?: ReactNode;
}

/** The page for a new record. It opens the record once it is saved. */
export function RecordCreate({ title, defaultValues, children }: Props) {
  return (
    <CreateBase redirect={false}>
      <PageFrame title={title}>
        <CreateForm {...(defaultValues && { defaultValues })}>{children}</CreateForm>
      </PageFrame>
    </CreateBase>
  );
}

function CreateForm({ defaultValues, children }: Omit<Props, 'title'>) {
  const form = useResourceForm();
  const [reason, setReason] = useState('');
  const { create, reasonError } = useCreateRecord(form, reason);
  return (
    <Form onSubmit={create} defaultValues={defaultValues} warnWhenUnsavedChanges disableInvalidFormNotification noValidate>
      <Card>
        <CardContent>
          {children ?? <ContractInputs isNew />}
          {form?.needsReason && <ReasonField value={reason} isRequired error={reasonError} onChange={setReason} />}
        </CardContent>
        <Box sx={{ p: 2, pt: 0 }}>
          <SaveButton label="Create" />
        </Box>
      </Card>
    </Form>
  );
}
