import { useState } from 'react';
import type { StaffCase } from '../../../api/domain/moderation.ts';
import { callPanel } from '../../panel-api.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { Choice } from './Choice.tsx';
import { NoteField } from './NoteField.tsx';
import { errorAt, type CaseCall } from './use-case-call.ts';

type Answer = 'grant' | 'refuse';

const OPTIONS = [
  { value: 'grant', name: 'Grant the appeal', effect: 'The step is taken back, and the person gets a notice.' },
  { value: 'refuse', name: 'Refuse the appeal', effect: 'The step stays. The person gets a notice and cannot appeal again.' },
] as const;

/** Grants or refuses an appeal. The member of staff who decided the case is refused by the server. */
export function AppealDialog({ record, onClose }: { record: StaffCase; onClose: () => void }) {
  const [answer, choose] = useState<Answer>();
  const [note, setNote] = useState('');
  return (
    <CaseDialog record={record} title="Decide the appeal" action="Decide the appeal" call={callOf(answer, note.trim())} onClose={onClose}>
      {(errors) => (
        <>
          <p>The evidence below the case shows what the person wrote. A member of staff who did not decide the case decides the appeal.</p>
          <Choice legend="Answer" options={OPTIONS} value={answer} error={errorAt(errors, 'isGranted')} onChoose={choose} />
          <NoteField value={note} error={errorAt(errors, 'note')} onChange={setNote} />
        </>
      )}
    </CaseDialog>
  );
}

function callOf(answer: Answer | undefined, note: string): CaseCall | undefined {
  if (answer === undefined || note === '') return undefined;
  const isGranted = answer === 'grant';
  return {
    send: (seen) => callPanel('decideAppeal', { ...seen, body: { isGranted, note } }),
    done: isGranted ? 'The appeal is granted' : 'The appeal is refused',
  };
}
