import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReasonCode, StaffCase } from '../../../api/domain/moderation.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import { callPanel } from '../../panel-api.ts';
import { REASON_CHOICES } from '../case-words.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { Choice } from './Choice.tsx';
import { decisionOf, NO_DECISION, stepOptions, takesDays, withStep, type DecisionForm } from './decision.ts';
import { NoteField } from './NoteField.tsx';
import { errorAt } from './use-case-call.ts';

/** Asks for the step, the reason and a note, and decides a case. */
export function DecideDialog({ record, onClose }: { record: StaffCase; onClose: () => void }) {
  const [form, setForm] = useState(NO_DECISION);
  const body = decisionOf(form);
  return (
    <CaseDialog
      record={record}
      title="Decide the case"
      action="Decide"
      call={body && { send: (seen) => callPanel('decideCase', { ...seen, body }), done: 'Decided' }}
      onClose={onClose}
    >
      {(errors) => <Inputs record={record} form={form} errors={errors} onChange={setForm} />}
    </CaseDialog>
  );
}

interface Props {
  record: StaffCase;
  form: DecisionForm;
  errors: FieldErrors;
  onChange: (form: DecisionForm) => void;
}

function Inputs({ record, form, errors, onChange }: Props) {
  const reasonError = errorAt(errors, 'reasonCode');
  const daysError = errorAt(errors, 'days');
  return (
    <>
      <p>Except for “No action”, the person gets a notice and an email with the reason. Reporters get one line.</p>
      <Choice
        legend="Step"
        options={stepOptions(record)}
        value={form.step}
        error={errorAt(errors, 'step')}
        onChoose={(step) => onChange(withStep(form, step))}
      />
      <TextField
        select
        label="Reason"
        value={form.reasonCode}
        required
        fullWidth
        margin="dense"
        error={reasonError !== undefined}
        helperText={reasonError}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ ...form, reasonCode: target.value as ReasonCode | '' })}
      >
        <option value="">Choose a reason</option>
        {REASON_CHOICES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {takesDays(form.step) && (
        <TextField
          label="Days until it ends"
          value={form.days}
          required
          fullWidth
          margin="dense"
          error={daysError !== undefined}
          helperText={daysError ?? 'From 1 to 365'}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          onChange={({ target }) => onChange({ ...form, days: target.value })}
        />
      )}
      <NoteField value={form.note} error={errorAt(errors, 'note')} onChange={(note) => onChange({ ...form, note })} />
    </>
  );
}
