import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { callPanel } from '../panel-api.ts';
import { ReasonDialog } from '../records/confirm/ReasonDialog.tsx';
import { EntryChanges } from '../records/timeline/EntryChanges.tsx';
import { useCanWrite } from '../records/use-can-write.ts';
import { useRecordWritten } from '../records/use-record-written.ts';

type Answer = 'approve' | 'reject';
type Service = RecordOf<'services'>;
type Proposal = NonNullable<Service['proposed']>;

/** What a provider proposes, and the buttons that publish or reject it. Nothing when nothing waits. */
export function Decision() {
  const record = useRecordContext<Service>();
  const [asked, ask] = useState<Answer>();
  const canWrite = useCanWrite();
  if (!record?.isWaiting || record.deletedAt !== null) return null;
  const { proposed } = record;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Waiting for a decision
        </Typography>
        <Typography>{proposed ? 'The provider proposes these changes:' : 'A provider proposes this new service.'}</Typography>
        {proposed && <EntryChanges entry={{ resource: 'services', before: presentOf(record, proposed), after: proposed }} />}
        {canWrite && (
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            <Button variant="contained" size="small" onClick={() => ask('approve')}>
              Publish
            </Button>
            <Button variant="outlined" color="error" size="small" onClick={() => ask('reject')}>
              Reject
            </Button>
          </Box>
        )}
        {asked && <DecisionDialog record={record} answer={asked} onClose={() => ask(undefined)} />}
      </CardContent>
    </Card>
  );
}

function DecisionDialog({ record, answer, onClose }: { record: Service; answer: Answer; onClose: () => void }) {
  const written = useRecordWritten();
  const refresh = useRefresh();
  const notify = useNotify();
  const isApproved = answer === 'approve';
  const decide = async (reason: string) => {
    const { id, version } = record;
    written(
      'services',
      await callPanel('decideListing', { params: { id }, body: { isApproved, ...(reason !== '' && { reason }) }, version }),
    );
    refresh();
    notify(isApproved ? 'Published' : 'Rejected', { type: 'success' });
    return undefined;
  };
  return (
    <ReasonDialog
      title={isApproved ? 'Publish it?' : 'Reject it?'}
      action={isApproved ? 'Publish' : 'Reject'}
      isReasonRequired={!isApproved}
      isDestructive={!isApproved}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>The provider gets an email{isApproved ? '.' : ' with the reason.'}</p>
    </ReasonDialog>
  );
}

/** The published values of the fields that a proposal has. */
const presentOf = (record: Service, proposed: Proposal) =>
  Object.fromEntries((Object.keys(proposed) as (keyof Proposal)[]).map((field) => [field, record[field]]));
