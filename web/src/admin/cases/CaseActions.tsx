import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { useNotify } from 'react-admin';
import type { StaffCase } from '../../api/domain/moderation.ts';
import { useMe } from '../me.ts';
import { callPanel } from '../panel-api.ts';
import { AppealDialog } from './actions/AppealDialog.tsx';
import { actionsOf, type CaseAction } from './actions/case-actions.ts';
import { DecideDialog } from './actions/DecideDialog.tsx';
import { UndoDialog } from './actions/UndoDialog.tsx';
import { WriteButton } from './actions/WriteButton.tsx';
import { useCaseCall, type CaseCall } from './actions/use-case-call.ts';

const LABELS: Readonly<Record<CaseAction, string>> = {
  claim: 'Claim',
  decide: 'Decide…',
  wait: 'Let it wait',
  release: 'Give back',
  appeal: 'Decide the appeal…',
  undo: 'Take back the step…',
};
/** Actions without a question. */
const CALLS: Partial<Record<CaseAction, CaseCall>> = {
  claim: { send: (seen) => callPanel('claimCase', seen), done: 'You have claimed the case' },
  wait: { send: (seen) => callPanel('releaseCase', { ...seen, body: { isWaiting: true } }), done: 'The case waits' },
  release: { send: (seen) => callPanel('releaseCase', { ...seen, body: { isWaiting: false } }), done: 'The case is open again' },
};
const DIALOGS: Partial<Record<CaseAction, ComponentType<{ record: StaffCase; onClose: () => void }>>> = {
  decide: DecideDialog,
  appeal: AppealDialog,
  undo: UndoDialog,
};

/** What the moderator can do with the case now. */
export function CaseActions({ record }: { record: StaffCase }) {
  const me = useMe();
  const notify = useNotify();
  const send = useCaseCall(record);
  const [busy, setBusy] = useState<CaseAction>();
  const [asked, ask] = useState<CaseAction>();
  const actions = actionsOf(record, me);
  const Dialog = asked && DIALOGS[asked];
  const run = async (action: CaseAction) => {
    const call = CALLS[action];
    if (!call) {
      ask(action);
      return;
    }
    setBusy(action);
    const refusal = await send(call);
    setBusy(undefined);
    if (refusal) notify(refusal.message, { type: 'error' });
  };
  const hasPerson = record.subjectId !== null || record.kind === 'access';
  if (actions.length === 0 && !hasPerson) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          What to do
        </Typography>
        {actions[0] === 'claim' && <p>Claim the case before you decide it. Other moderators then see that you work on it.</p>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions.map((action, index) => (
            <Button
              key={action}
              size="small"
              variant={index === 0 ? 'contained' : 'outlined'}
              loading={busy === action}
              disabled={busy !== undefined}
              onClick={() => void run(action)}
            >
              {LABELS[action]}
            </Button>
          ))}
        </Box>
        {hasPerson && me.permissions.includes('moderation') && (
          <Box sx={{ mt: 2 }}>
            <WriteButton caseId={record.id} label="Write to this person" />
          </Box>
        )}
        {Dialog && <Dialog record={record} onClose={() => ask(undefined)} />}
      </CardContent>
    </Card>
  );
}
