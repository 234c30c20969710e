import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Loading, useEditContext } from 'react-admin';
import { PageFrame } from '../../frame/PageFrame.tsx';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { Notes } from '../notes/Notes.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import type { FormTab } from './form-tab.ts';
import { useResourceForm } from '../use-resource-form.ts';
import { messageOf } from '../use-refusal.ts';
import { EditForm } from './EditForm.tsx';

interface Props {
  title: (record: PanelRecord) => string;
  tabs?: readonly FormTab[];
  aside?: ReactNode;
  children?: ReactNode;
}

/** The form of a record, and beside it what happened to the record. */
export function EditPage({ title, tabs, aside, children }: Props) {
  const { record, error } = useEditContext<PanelRecord>();
  const form = useResourceForm();
  if (error) {
    return (
      <PageFrame title="Record not found">
        <Alert severity="error">{messageOf(error)}</Alert>
      </PageFrame>
    );
  }
  if (!record || !form) return <Loading />;
  return (
    <PageFrame title={title(record)}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' } }}>
        <EditForm key={record.id} record={record} form={form} {...(tabs && { tabs })}>
          {children}
        </EditForm>
        <Box component="aside" aria-label="About this record" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          {aside}
          <Notes record={record} />
          <Timeline record={record} />
        </Box>
      </Box>
    </PageFrame>
  );
}
