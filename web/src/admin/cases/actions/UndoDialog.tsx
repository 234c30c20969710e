import { useState } from 'react';
import type { StaffCase } from '../../../api/domain/moderation.ts';
import { callPanel } from '../../panel-api.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { NoteField } from './NoteField.tsx';
import { errorAt, type CaseCall } from './use-case-call.ts';

/** Takes the step of a decided case back. */
export function UndoDialog({ record, onClose }: { record: StaffCase; onClose: () => void }) {
  const [note, setNote] = useState('');
  const call: CaseCall = {
    send: (seen) => callPanel('undoCase', { ...seen, body: { note: note.trim() } }),
    done: 'The step is taken back',
  };
  return (
    <CaseDialog
      record={record}
      title="Take back the step?"
      action="Take back"
      call={note.trim() === '' ? undefined : call}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>Its effect ends, and the person gets a notice.{record.hasAppeal && ' The appeal that waits is granted.'}</p>
          <NoteField value={note} error={errorAt(errors, 'note')} onChange={setNote} />
        </>
      )}
    </CaseDialog>
  );
}
