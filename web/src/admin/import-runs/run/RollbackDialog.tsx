import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { RunLog } from '../../../api/domain/imports.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { callPanel } from '../../panel-api.ts';
import { ReasonField } from '../../records/ReasonField.tsx';
import { messageOf, useRefusalText } from '../../records/use-refusal.ts';
import { filesText } from '../run-words.ts';
import { RollbackOutcomeText } from './RollbackOutcomeText.tsx';
import { rollbackDryRun } from './run-queries.ts';

/** First does a dry run and says what it would do, then asks for a reason and rolls the run back. */
export function RollbackDialog({ run, onClose }: { run: RunLog; onClose: () => void }) {
  const titleId = useId();
  const { data: outcome, error: refusal } = useQuery(rollbackDryRun(run.id));
  const [reason, setReason] = useState('');
  const { message, isBusy, rollBack } = useRollback(run.id, onClose);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        Roll back run {run.id}: {filesText(run)}
      </DialogTitle>
      <DialogContent>
        {!outcome && !refusal && <Waiting />}
        {refusal && <Alert severity="error">{messageOf(refusal)}</Alert>}
        {outcome && <RollbackOutcomeText outcome={outcome} />}
        {outcome && <ReasonField value={reason} isRequired onChange={setReason} />}
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        {outcome && (
          <Button variant="contained" color="error" loading={isBusy} onClick={() => void rollBack(reason.trim())}>
            Roll back
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Rolls back once a reason is given. Then everything on the page that the run could have changed is read again. */
function useRollback(id: number, onDone: () => void) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const notify = useNotify();

  const rollBack = async (reason: string): Promise<void> => {
    if (reason === '') {
      setMessage('Give a reason.');
      return;
    }
    setBusy(true);
    try {
      await callPanel('rollBackRun', { params: { id }, body: { reason } });
      notify(`Run ${id} is rolled back`, { type: 'success' });
      onDone();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) !== 'dry-run' });
    } catch (error) {
      setMessage(await refusalText(error));
    }
    setBusy(false);
  };
  return { message, isBusy, rollBack };
}
