import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { EditBase, Loading, useEditContext } from 'react-admin';
import { followsRecords, type StaffCase } from '../../api/domain/moderation.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Notes } from '../records/notes/Notes.tsx';
import { Timeline } from '../records/timeline/Timeline.tsx';
import { messageOf } from '../records/use-refusal.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseWork } from './CaseWork.tsx';
import { caseTitle } from './case-words.ts';
import { Evidence } from './evidence/Evidence.tsx';

/** The page of one case. It has no form: moderators act by buttons. */
export function CasePage() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} disableAuthentication>
      <Page />
    </EditBase>
  );
}

function Page() {
  const { record, error } = useEditContext<StaffCase>();
  if (error) {
    return (
      <PageFrame title="Case not found">
        <Alert severity="error">{messageOf(error)}</Alert>
      </PageFrame>
    );
  }
  if (!record) return <Loading />;
  return (
    <PageFrame title={caseTitle(record)}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <CaseFacts record={record} />
          <CaseWork record={record} />
          <CaseActions record={record} />
          {!followsRecords(record.kind) && <Evidence key={record.id} record={record} />}
        </Box>
        <Box component="aside" aria-label="About this record">
          <Timeline record={record} />
          <Notes record={record} />
        </Box>
      </Box>
    </PageFrame>
  );
}
